import { describe, expect, it } from 'vitest';

import { splitAtLinks } from '../../../web/messages/links.ts';
import { fastest } from '../../support/fastest.ts';

const linksIn = (text: string) => splitAtLinks(text).filter((_, place) => place % 2 === 1);

describe('a web address', () => {
  it.each([
    'https://en.wikipedia.org/wiki/Prey_(2017_video_game)',
    'https://en.wikipedia.org/wiki/Go_(game_(board))',
    'https://example.org/search?tags[]=co-op&max={4}',
    'http://[2001:db8::1]:8080/lobby',
    'https://de.wikipedia.org/wiki/Schere–Stein–Papier',
    'https://fr.wikipedia.org/wiki/L’Aventure',
    'https://ja.wikipedia.org/wiki/スーパーマリオ・ワールド',
    'https://fa.wikipedia.org/wiki/بازی‌نامه',
    'https://youtu.be/Zx-9_Qd8mk_',
    'https://youtu.be/Zx-9_Qd8mk-',
    'https://example.org/lobby/',
    'https://example.org/#',
    'HTTPS://EXAMPLE.ORG/Map?x=1,2;y=3',
    "https://example.org/baldur's-gate",
  ])('%s is a link as a whole', (address) => {
    expect(linksIn(address)).toEqual([address]);
    expect(linksIn(`(${address})`)).toEqual([address]);
    expect(linksIn(`Look: ${address}, please.`)).toEqual([address]);
  });

  it.each([
    ...`. ... ?! : ; ) ). ] } ' " \` ** ~~ || :)`.split(' '),
    ...'… ” ’ » › — 。 、 ， ！ ？ ； ） 」 』 】 》 ؟ ، ؛ ۔ । ։ 。」'.split(' '),
    '\u3000',
    '\u2069',
    '\u200F',
    '\u200B',
  ])('ends before %j', (end) => {
    const address = 'https://example.org/map';
    expect(linksIn(address + end)).toEqual([address]);
    expect(linksIn(`${address}${end}\nafter`)).toEqual([address]);
  });

  it.each([
    ['地图在https://example.org/map，今晚见。', 'https://example.org/map'],
    ['「https://example.org/map」を見て', 'https://example.org/map'],
    ['지도(https://example.org/map)를 봐', 'https://example.org/map'],
    ['https://example.org/map（公式）', 'https://example.org/map'],
    ['[the map](https://example.org/map_(v2)).', 'https://example.org/map_(v2)'],
    ['الخريطة https://example.org/map؟نعم', 'https://example.org/map'],
    ['„https://example.org/map“ heißt sie', 'https://example.org/map'],
    ['https://example.org/map(', 'https://example.org/map'],
  ])('ends within the sentence %j', (text, address) => {
    expect(linksIn(text)).toEqual([address]);
    expect(splitAtLinks(text).join('')).toBe(text);
  });

  it('is found more than once in a text', () => {
    expect(
      linksIn('https://example.org/a、https://example.org/b（https://example.org/c）'),
    ).toEqual(['https://example.org/a', 'https://example.org/b', 'https://example.org/c']);
  });

  it.each(['https://', 'https://。', 'https://)', 'example.org', 'javascript:alert(1)', 'http:/'])(
    'isn’t %j',
    (text) => {
      expect(linksIn(text)).toEqual([]);
    },
  );

  it('is looked for quickly in the worst text', () => {
    for (const part of ['https://(', 'https://a([{', 'https://((a)', '.)']) {
      expect(fastest(() => linksIn(`https://${part.repeat(2000)}`))).toBeLessThan(200);
    }
  });
});
