import { cutText } from '../../contract/graphemes.ts';
import { localeOf } from '../../contract/locales.ts';
import { noticeTarget } from '../../contract/notice-target.ts';
import type { NotificationItem } from '../../contract/notification.ts';
import { momentIn } from '../../core/moment-in.ts';
import { nameIn } from '../../core/name-in.ts';
import { wordsIn } from '../../core/words.ts';

/** Longer quotes are cut. */
const BODY_MAX = 180;

export interface PushMessage {
  tag: string;
  title: string;
  body: string;
  /** The client's page that a click opens. */
  path: string;
  /** The language that it is written in. */
  locale: string;
}

type Subject = Pick<NotificationItem, 'what' | 'topic' | 'actorId' | 'sessionId'>;

interface Names {
  actorName: string | null;
  sessionName: string | null;
  /** The session's start, in ms since 1970. */
  startsAt: number | null;
}

/** The language that its reader has chosen, and their zone. */
interface Reader {
  locale: string | null;
  zone: string;
}

interface PushReader extends Reader {
  /** Whether pushes name no one and quote nothing. */
  privatePush: boolean;
}

/** What has happened in a sentence, with the names that its reader may see. */
export function sentenceOf(
  { what }: Pick<Subject, 'what'>,
  { actorName, sessionName: session, startsAt }: Names,
  { locale, zone }: Reader,
) {
  const { pushes, noticeSentence } = wordsIn(locale);
  const name = actorName === null ? null : nameIn(locale, actorName);
  if (what === 'message') {
    if (session === null) return name === null ? pushes.messageUnknown : pushes.message(name);
    return name === null ? pushes.messageInUnknown(session) : pushes.messageIn({ name, session });
  }
  if (what === 'voice') return session === null ? pushes.voiceUnknown : pushes.voice(session);
  if (what === 'missed-call') {
    return name === null ? pushes.missedCallUnknown : pushes.missedCall(name);
  }
  const sentence = noticeSentence({
    kind: what,
    actor: name === null ? null : { name },
    session: session === null ? null : { name: session },
  });
  const moves = what === 'session-moved' || what === 'series-moved';
  if (!moves || startsAt === null) return sentence;
  return pushes.moved({ sentence, when: momentIn(localeOf(locale), startsAt, zone) });
}

const ref = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id };

/** The client's page that it is about. Not one of a session or person whose name its reader may not see: that is a 404. */
function pageOf(
  { what, actorId, sessionId }: Omit<Subject, 'topic'>,
  { actorName, sessionName }: Names,
) {
  if (what === 'missed-call') return '/friends';
  if (what === 'message' && sessionId === null) return `/messages/${actorId}`;
  const kind = what === 'message' || what === 'voice' ? 'mentioned' : what;
  const [session, actor] = [ref(sessionId, sessionName), ref(actorId, actorName)];
  return noticeTarget({ kind, session, actor }) ?? '/';
}

/** That page, with the notice that is read by opening it: `/session/7?notice=12#room`. */
export const pathOf = (
  { noticeId, ...subject }: Omit<Subject, 'topic'> & Pick<NotificationItem, 'noticeId'>,
  names: Names,
) => pageOf(subject, names).replace(/(?=#|$)/, noticeId === null ? '' : `?notice=${noticeId}`);

const cut = (text: string) =>
  text.length > BODY_MAX ? `${cutText(text, BODY_MAX).trimEnd()}…` : text;

export function toPushMessage(
  item: NotificationItem,
  names: Names & { text: string },
  reader: PushReader,
): PushMessage {
  const { locale, privatePush } = reader;
  const { tag, topic, text } = item;
  return {
    tag,
    title: privatePush ? wordsIn(locale).pushes.private[topic] : sentenceOf(item, names, reader),
    body: privatePush ? '' : cut(text || names.text),
    path: pathOf(item, names),
    locale: locale ?? 'en',
  };
}
