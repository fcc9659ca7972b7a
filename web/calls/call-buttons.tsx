import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { calls } from '../words/made/calls.ts';
import { useCallWith } from './core/use-calls.ts';
import { onCall, useDial } from './use-call-controller.ts';

const words = calls.dial;

interface CallButtonsProps {
  /** A friend, because only friends can be called. */
  user: { id: number; name: string };
  size?: 'md' | 'lg';
}

/** Starts a voice or video call with a friend. During a call, adds them to it. */
export function CallButtons({ user: { id, name }, size = 'md' }: CallButtonsProps) {
  const standing = useCallWith(id);
  const dial = useDial();
  if (!dial) return null;
  if (standing === 'in') return <Badge tone="here">{words.inCall}</Badge>;
  if (standing !== 'none') {
    return (
      <Button
        size={size}
        icon="plus"
        pending={standing === 'joining'}
        aria-label={words.addOne(name)}
        onClick={onCall((controller) => controller.add([id]))}
      >
        <span data-word>{words.add}</span>
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="primary"
        size={size}
        icon="phone"
        aria-label={words.callOne(name)}
        onClick={() => void dial({ to: [id] }, 'audio')}
      >
        <span data-word>{words.call}</span>
      </Button>
      <IconButton
        icon="camera"
        size={size}
        variant="quiet"
        label={words.videoOne(name)}
        onClick={() => void dial({ to: [id] }, 'video')}
      />
    </>
  );
}
