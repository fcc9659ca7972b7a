import { type DecisionKind, type Rule, scopeOf } from '../../contract/decision-vocabulary.ts';
import { localeOf } from '../../contract/locales.ts';
import type { NotificationTopic } from '../../contract/vocabulary.ts';
import { dateIn, momentIn } from '../../core/moment-in.ts';
import { wordsIn } from '../../core/words.ts';

interface Link {
  label: string;
  url: string;
}

/** What one email says, the same in plain text and HTML. Without links, nothing needs doing. */
export interface Email {
  subject: string;
  lines: readonly string[];
  links?: readonly Link[];
  /** For a reader who didn't expect this email. */
  otherwise: string;
  /** How to get no more emails of the kind. */
  foot?: readonly Link[];
}

/** A notification in an email, with the page that it is about. */
interface Told {
  sentence: string;
  url: string;
}

interface Stops {
  /** What the link unsubscribes from. */
  of: readonly NotificationTopic[] | 'digest';
  unsubscribeUrl: string;
  settingsUrl: string;
}

/** What an email says of a decision. Times are in ms since 1970. */
interface Decided {
  kind: DecisionKind;
  session: string | null;
  until: number | null;
  rule: Rule | undefined;
  law: string | null;
  facts: string;
  fromNotice: boolean;
  appealUntil: number;
  url: string;
}

/** A device as its owner knows it. */
interface NamedDevice {
  browser: string | null;
  system: string | null;
}

/** What was done to a way into the account. */
export type WayChange = keyof ReturnType<typeof wordsIn>['emails']['wayChanged']['kinds'];

/** The emails in a language. @param zone the reader's, for times */
export function emailsIn(tag: string | null, zone = 'UTC') {
  const locale = localeOf(tag);
  const { emails: say, topics, decisions } = wordsIn(locale);
  const { hello, helloName } = say;
  const moment = (at: number) => momentIn(locale, at, zone);

  return {
    // An unconfirmed address gets no name, since a name can be anything, even an advert by a stranger.
    confirm: (url: string): Email => {
      const { subject, text, link, otherwise } = say.confirm;
      return { subject, lines: [hello, text], links: [{ label: link, url }], otherwise };
    },
    /** To a visitor, whose address is unconfirmed. So it has no name and nothing that they wrote. */
    noticeReceived: (): Email => {
      const { subject, text, otherwise } = say.noticeReceived;
      return { subject, lines: [hello, text], otherwise };
    },
    /** @param contact the operator's address */
    noticeDecided: (upheld: boolean, note: string, contact: string | null): Email => {
      const { subject, otherwise, reasons, object, objectTo, ...said } = say.noticeDecided;
      const way = contact === null ? object : objectTo(contact);
      const lines = [hello, upheld ? said.upheld : said.dismissed, reasons(note), way];
      return { subject, lines, otherwise };
    },
    registrationApproved: (url: string): Email => {
      const { subject, text, link, otherwise } = say.approved;
      return { subject, lines: [hello, text], links: [{ label: link, url }], otherwise };
    },
    registrationDeclined: (reason: string): Email => {
      const { subject, text, otherwise } = say.declined;
      return { subject, lines: [hello, text(reason)], otherwise };
    },
    /** @param name null if the address isn't confirmed */
    reset: (name: string | null, url: string): Email => {
      const { subject, text, link, otherwise } = say.reset;
      const lines = [name === null ? hello : helloName(name), text];
      return { subject, lines, links: [{ label: link, url }], otherwise };
    },
    changeOld: (name: string, address: string, url: string): Email => {
      const { subject, text, link, otherwise } = say.changeOld;
      const lines = [helloName(name), text(address)];
      return { subject, lines, links: [{ label: link, url }], otherwise };
    },
    changeNew: (url: string): Email => {
      const { subject, text, link, otherwise } = say.changeNew;
      return { subject, lines: [hello, text], links: [{ label: link, url }], otherwise };
    },
    newDevice: (name: string, named: NamedDevice, at: number): Email => {
      const { subject, text, otherwise } = say.newDevice;
      const browser = named.browser ?? say.device.unknown;
      const { system } = named;
      const device = system === null ? browser : say.device.on({ browser, system });
      return { subject, lines: [helloName(name), text({ device, at: moment(at) })], otherwise };
    },
    /** @param removed whether what may have been a stranger's was removed with it */
    passwordChanged: (name: string, at: number, removed: boolean): Email => {
      const { subject, text, otherwise } = say.passwordChanged;
      const lines = [helloName(name), text(moment(at))];
      return {
        subject,
        lines: removed ? [...lines, say.passwordChanged.removed] : lines,
        otherwise,
      };
    },
    wayChanged: (name: string, change: WayChange, at: number): Email => {
      const { subject, kinds, otherwise } = say.wayChanged;
      return { subject, lines: [helloName(name), kinds[change]({ at: moment(at) })], otherwise };
    },
    /** @param linked whether the provider's account was linked. Otherwise it was unlinked */
    linkChanged: (name: string, provider: string, linked: boolean, at: number): Email => {
      const { subject, otherwise } = say.wayChanged;
      const text = linked ? say.wayChanged.linked : say.wayChanged.unlinked;
      return { subject, lines: [helloName(name), text({ provider, at: moment(at) })], otherwise };
    },
    recoveryUsed: (name: string, left: number, at: number): Email => {
      const { subject, text, otherwise } = say.recoveryUsed;
      return { subject, lines: [helloName(name), text({ left, at: moment(at) })], otherwise };
    },
    leaving: (name: string, until: number): Email => {
      const { subject, text, otherwise } = say.leaving;
      return { subject, lines: [helloName(name), text(moment(until))], otherwise };
    },
    /** The statement of reasons of a decision. */
    decision: (name: string, { kind, session, until, rule, law, ...rest }: Decided): Email => {
      const titles = rule === undefined ? [] : [decisions.rules[rule].title];
      const ground = law ? [...titles, law] : titles;
      const line = (label: string, text: string) => decisions.mail.line({ label, text });
      const found = kind === 'text-refused' ? decisions.listed : decisions.found;
      const source = rest.fromNotice ? decisions.reported : found;
      return {
        subject: decisions.mail.subject,
        lines: [
          helloName(name),
          decisions.kinds[kind],
          ...(session === null ? [] : [line(decisions.session, session)]),
          line(decisions.scope, decisions.scopes[scopeOf(kind)]),
          ...(until === null ? [] : [line(decisions.until, moment(until))]),
          ...(ground.length === 0 ? [decisions.whole] : ground).map((text) =>
            line(decisions.ground, text),
          ),
          line(decisions.facts, rest.facts),
          line(decisions.source, source),
          decisions.human,
        ],
        links: [{ label: decisions.read, url: rest.url }],
        otherwise: decisions.redress(dateIn(locale, rest.appealUntil)),
      };
    },
    appealAnswer: (
      name: string,
      { granted, note, url }: { granted: boolean; note: string; url: string },
    ): Email => ({
      subject: decisions.mail.answerSubject,
      lines: [
        helloName(name),
        decisions.statuses[granted ? 'granted' : 'upheld'],
        decisions.mail.line({ label: decisions.reasons, text: note }),
      ],
      links: [{ label: decisions.mail.open, url }],
      otherwise: decisions.human,
    }),
    /** One notification, several, or those of a day. */
    notifications: (
      name: string,
      [first, ...more]: readonly [Told, ...Told[]],
      { of, unsubscribeUrl, settingsUrl }: Stops,
    ): Email => {
      const { notifications: said, digest } = say;
      const foot = [
        { label: said.unsubscribe, url: unsubscribeUrl },
        { label: said.settings, url: settingsUrl },
      ];
      const links = [first, ...more].map(({ sentence, url }) => ({ label: sentence, url }));
      const greeting = said.hello(name);
      if (of === 'digest') {
        const { subject, intro, why } = digest;
        return { subject, lines: [greeting, intro], links, otherwise: why, foot };
      }
      const otherwise = said.why(of.map((topic) => topics[topic].name));
      if (more.length > 0) {
        const subject = said.subject(links.length);
        return { subject, lines: [greeting, said.intro], links, otherwise, foot };
      }
      const { sentence, url } = first;
      const line = /[.?!؟。？！]$/u.test(sentence) ? sentence : said.sentence(sentence);
      const open = [{ label: said.open, url }];
      return { subject: sentence, lines: [greeting, line], links: open, otherwise, foot };
    },
  };
}
