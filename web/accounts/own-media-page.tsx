import { AwaitedPart } from '../ui/awaited-part.tsx';
import { MediaSection } from './media-section.tsx';
import { useOwnUser } from './own-page.tsx';

/** /user/media: the user's photos and videos. */
export function Component() {
  return (
    <AwaitedPart answer={useOwnUser()} height="16rem">
      {(user) => <MediaSection user={user} />}
    </AwaitedPart>
  );
}
