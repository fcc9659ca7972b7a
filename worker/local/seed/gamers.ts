import type { Audience, Level, Platform, Region } from '../../contract/vocabulary.ts';
import type { PortraitName } from './portraits.ts';

/** Somebody of the demo community. All of them are invented. */
export interface Gamer {
  /** Unique; the part of the address before the @, and how the other files name this person. */
  key: string;
  name: string;
  about: string;
  region: Region;
  languages: string[];
  platforms: Platform[];
  /** Title in the catalogue, then platform and level where this person cares. */
  games: [title: string, platform?: Platform, level?: Level][];
  tags?: [platform: Platform, tag: string, visibleTo: Audience][];
  /** What the picture on their page shows; the others are drawn from their names. */
  picture?: PortraitName;
  /** Is there while `npm start` runs: see crowd.ts. */
  around?: true;
  admin?: true;
  invitesFrom?: Audience;
}

/** In order of joining: the first has id 1. */
export const gamers: Gamer[] = [
  {
    key: 'admin',
    name: 'Anneke van Dorp',
    about:
      'I keep the lights on here. If something is broken or somebody is, write to me. Off duty I build factories that are far too big.',
    region: 'europe',
    languages: ['en', 'nl', 'de'],
    platforms: ['pc'],
    games: [
      ['Satisfactory', 'pc', 'advanced'],
      ['Factorio', 'pc', 'advanced'],
      ['Deep Rock Galactic', 'pc'],
    ],
    admin: true,
    picture: 'keys',
  },
  {
    key: 'mira',
    name: 'Mira Solheim',
    about:
      'Support main, tea drinker, calls out too much. I run a relaxed dungeon night on Thursdays and drag friends through horror games the rest of the week.\n\nNew to a game? Good, then I get to see somebody discover it. Just bring a microphone and some patience for my map reading.',
    region: 'europe',
    languages: ['en', 'nb', 'de'],
    platforms: ['pc', 'switch'],
    games: [
      ["Baldur's Gate 3", 'pc', 'intermediate'],
      ['Deep Rock Galactic', 'pc', 'advanced'],
      ['Phasmophobia', 'pc', 'intermediate'],
      ['Overwatch 2', 'pc', 'intermediate'],
      ['Mario Kart 8 Deluxe', 'switch', 'beginner'],
      ['Valheim', 'pc', 'any'],
    ],
    tags: [
      ['pc', 'mirasol', 'everyone'],
      ['switch', 'SW-4417-0925-3381', 'friends'],
    ],
    picture: 'headset',
  },
  {
    key: 'jonas',
    name: 'Jonas Brandt',
    about:
      'Feierabendspieler aus Leipzig. Ranked wenn ich wach bin, Traktoren wenn nicht. English is fine, I only swear in German.',
    region: 'europe',
    languages: ['de', 'en'],
    platforms: ['pc', 'playstation'],
    games: [
      ['Rocket League', 'pc', 'advanced'],
      ['Counter-Strike 2', 'pc', 'intermediate'],
      ['Farming Simulator 25', 'pc', 'any'],
      ['Helldivers 2', 'playstation', 'intermediate'],
      ['Age of Empires II: Definitive Edition', 'pc', 'intermediate'],
    ],
    tags: [
      ['pc', 'jonas_brandung', 'friends'],
      ['playstation', 'Brandung_LE', 'everyone'],
    ],
    picture: 'hills',
  },
  {
    key: 'kenji',
    name: '田中ケンジ',
    about:
      '格ゲー勢。東京から夜だけオンライン。対戦のあとの反省会が一番楽しい。English OK if you speak slowly, I answer slowly too.',
    region: 'asia',
    languages: ['ja', 'en'],
    platforms: ['playstation', 'switch', 'pc'],
    games: [
      ['Street Fighter 6', 'playstation', 'advanced'],
      ['Tekken 8', 'playstation', 'advanced'],
      ['Guilty Gear Strive', 'pc', 'intermediate'],
      ['Monster Hunter Wilds', 'playstation', 'intermediate'],
    ],
    tags: [['playstation', 'kenji_dp', 'everyone']],
    around: true,
    picture: 'pad',
  },
  {
    key: 'layla',
    name: 'ليلى حداد',
    about:
      'ألعب بعد أن ينام الأطفال. أحب الألعاب التعاونية والهادئة، وأضحك كثيراً حين نخسر. Arabic, French or English, all welcome.',
    region: 'middle-east',
    languages: ['ar', 'fr', 'en'],
    platforms: ['playstation', 'switch'],
    games: [
      ['It Takes Two', 'playstation', 'any'],
      ['Split Fiction', 'playstation', 'any'],
      ['Stardew Valley', 'switch', 'advanced'],
      ['Overcooked! All You Can Eat', 'playstation', 'intermediate'],
    ],
    around: true,
    picture: 'plant',
  },
  {
    key: 'pepper',
    name: '🌶️🦊✨',
    about:
      'names are hard. emoji are not. i fly spaceships into things and then apologise on comms',
    region: 'oceania',
    languages: ['en'],
    platforms: ['pc', 'xbox'],
    games: [
      ["No Man's Sky", 'pc', 'any'],
      ['Sea of Thieves', 'xbox', 'intermediate'],
      ['Lethal Company', 'pc', 'any'],
      ['R.E.P.O.', 'pc', 'beginner'],
    ],
    tags: [['xbox', 'ChilliFoxAU', 'everyone']],
    around: true,
    picture: 'planet',
  },
  {
    key: 'thandi',
    name: 'Thandiwe M.',
    about:
      'Joburg. Load-shedding survivor, so my sessions have a plan B. FIFA since before it changed its name, fighting games since the arcade by the station.',
    region: 'africa',
    languages: ['en', 'zu'],
    platforms: ['playstation', 'mobile'],
    games: [
      ['EA Sports FC 25', 'playstation', 'advanced'],
      ['Mortal Kombat 1', 'playstation', 'intermediate'],
      ['Mobile Legends: Bang Bang', 'mobile', 'intermediate'],
    ],
    tags: [['playstation', 'thandi_10', 'friends']],
    picture: 'pad',
  },
  {
    key: 'caio',
    name: 'Caio Ferreira',
    about:
      'Jogo de madrugada e trabalho de manhã, não recomendo. Quero um time fixo de Valorant que não grite no rádio. Falo português e espanhol, inglês mais ou menos.',
    region: 'south-america',
    languages: ['pt-BR', 'es', 'en'],
    platforms: ['pc'],
    games: [
      ['Valorant', 'pc', 'intermediate'],
      ['Counter-Strike 2', 'pc', 'intermediate'],
      ['League of Legends', 'pc', 'beginner'],
    ],
    tags: [['pc', 'caiozera#BR1', 'everyone']],
    around: true,
    picture: 'keys',
  },
  {
    key: 'olena',
    name: 'Олена Коваль',
    about:
      'Граю, щоб відпочити, і перемагаю, щоб не нудьгувати. Strategy games, long evenings, strong coffee. I will trade you my last iron for your wood.',
    region: 'europe',
    languages: ['uk', 'pl', 'en'],
    platforms: ['pc'],
    games: [
      ["Sid Meier's Civilization VI", 'pc', 'advanced'],
      ['Age of Empires IV', 'pc', 'advanced'],
      ['Stellaris', 'pc', 'intermediate'],
      ['Factorio', 'pc', 'intermediate'],
    ],
    tags: [['pc', 'olena_k', 'friends']],
    picture: 'cat',
  },
  {
    key: 'dex',
    name: 'DexterousDoug',
    about:
      'Dad of three, owner of one working controller. I have exactly ninety minutes after bedtime and I intend to spend none of them in a lobby.',
    region: 'north-america',
    languages: ['en'],
    platforms: ['xbox', 'pc'],
    games: [
      ['Halo Infinite', 'xbox', 'intermediate'],
      ['Sea of Thieves', 'xbox', 'intermediate'],
      ['Forza Horizon 5', 'xbox', 'intermediate'],
      ['Minecraft', 'xbox', 'any'],
    ],
    tags: [['xbox', 'DexterousDoug', 'everyone']],
    picture: 'sprite',
  },
  {
    key: 'suji',
    name: '한수지',
    about:
      '서포터만 10년. 말은 적지만 핑은 많아요. Diamond on a good season, gold on an honest one.',
    region: 'asia',
    languages: ['ko', 'en'],
    platforms: ['pc', 'mobile'],
    games: [
      ['League of Legends', 'pc', 'advanced'],
      ['Teamfight Tactics', 'mobile', 'advanced'],
      ['Lost Ark', 'pc', 'intermediate'],
    ],
    around: true,
  },
  {
    key: 'bram',
    name: 'Bram de Trucker',
    about:
      'Overdag rij ik echt, ’s avonds ook. Konvooien zonder haast, radio aan. I brake for scenery.',
    region: 'europe',
    languages: ['nl', 'en'],
    platforms: ['pc'],
    games: [
      ['Euro Truck Simulator 2', 'pc', 'advanced'],
      ['Farming Simulator 25', 'pc', 'intermediate'],
      ['Microsoft Flight Simulator 2024', 'pc', 'beginner'],
    ],
    tags: [['pc', 'BramRijdt', 'everyone']],
    picture: 'hills',
  },
  {
    key: 'zuri',
    name: 'zuri.exe',
    about:
      'speedrunner by habit, completionist by accident. i talk to bosses. if you hear me hum, we are winning.',
    region: 'africa',
    languages: ['sw', 'en'],
    platforms: ['pc', 'switch'],
    games: [
      ['Elden Ring', 'pc', 'advanced'],
      ['Elden Ring Nightreign', 'pc', 'advanced'],
      ['Dark Souls III', 'pc', 'advanced'],
      ['Super Mario Bros. Wonder', 'switch', 'intermediate'],
    ],
    tags: [
      ['pc', 'zuri_exe', 'everyone'],
      ['switch', 'SW-7102-5566-0148', 'friends'],
    ],
    around: true,
    picture: 'sprite',
  },
  {
    key: 'marisol',
    name: 'Marisol Ibáñez',
    about:
      'De Rosario, hincha de las partidas largas. Hago de tanque porque alguien tiene que hacerlo. Mate en mano, micrófono en silencio cuando muerdo una factura.',
    region: 'south-america',
    languages: ['es', 'en'],
    platforms: ['pc'],
    games: [
      ['World of Warcraft', 'pc', 'advanced'],
      ['Final Fantasy XIV', 'pc', 'intermediate'],
      ['Dota 2', 'pc', 'intermediate'],
    ],
    picture: 'headset',
    around: true,
  },
  {
    key: 'finn',
    name: 'Finnegan O’Rourke',
    about:
      'Grew up on split screen, still lean when I steer. Racing league on Sundays, terrible at everything with a sniper rifle.',
    region: 'europe',
    languages: ['en', 'ga'],
    platforms: ['playstation', 'pc'],
    games: [
      ['Gran Turismo 7', 'playstation', 'advanced'],
      ['Assetto Corsa Competizione', 'pc', 'intermediate'],
      ['Rocket League', 'playstation', 'intermediate'],
    ],
    tags: [['playstation', 'finn_apex', 'everyone']],
  },
  {
    key: 'aarav',
    name: 'Aarav Menon',
    about:
      'Bengaluru nights, 60 ping, zero excuses. IGL for a five-stack that keeps losing its fifth. Could be you.',
    region: 'asia',
    languages: ['en', 'hi', 'ml'],
    platforms: ['pc', 'mobile'],
    games: [
      ['Valorant', 'pc', 'advanced'],
      ['Counter-Strike 2', 'pc', 'advanced'],
      ['PUBG: Battlegrounds', 'pc', 'intermediate'],
    ],
    tags: [['pc', 'menon.igl', 'everyone']],
    around: true,
    picture: 'keys',
  },
  {
    key: 'noor',
    name: 'Noor van Kampen',
    about:
      'Cosy by conviction. I decorate first and ask questions later. My island is open to anyone who waters the hydrangeas.',
    region: 'europe',
    languages: ['nl', 'en', 'tr'],
    platforms: ['switch'],
    games: [
      ['Animal Crossing: New Horizons', 'switch', 'advanced'],
      ['Stardew Valley', 'switch', 'intermediate'],
      ['Splatoon 3', 'switch', 'beginner'],
      ['Mario Kart 8 Deluxe', 'switch', 'intermediate'],
    ],
    tags: [['switch', 'SW-2290-6634-7705', 'friends']],
    picture: 'plant',
  },
  {
    key: 'grit',
    name: 'Gritstone',
    about:
      'Retired raid leader. I have three spreadsheets and no regrets. Looking for people who read the fight before the pull and still laugh after the wipe.',
    region: 'north-america',
    languages: ['en', 'fr'],
    platforms: ['pc'],
    games: [
      ['World of Warcraft', 'pc', 'advanced'],
      ['Destiny 2', 'pc', 'advanced'],
      ['Path of Exile 2', 'pc', 'intermediate'],
    ],
    invitesFrom: 'friends',
  },
  {
    key: 'sena',
    name: 'Sena Yıldız',
    about:
      'Gündüz mimar, gece kale kurucusu. Her haritada önce manzara, sonra savunma. I will rebuild your base while you sleep, nicely.',
    region: 'middle-east',
    languages: ['tr', 'en'],
    platforms: ['pc'],
    games: [
      ['Valheim', 'pc', 'advanced'],
      ['Cities: Skylines II', 'pc', 'advanced'],
      ['Minecraft', 'pc', 'advanced'],
      ['Rust', 'pc', 'beginner'],
    ],
    picture: 'hills',
    around: true,
  },
  {
    key: 'theo',
    name: 'Théo Lacroix',
    about:
      'Joueur du dimanche, mauvais perdant du lundi. Jeux de plateau en ligne, parties courtes, apéro obligatoire.',
    region: 'europe',
    languages: ['fr', 'en'],
    platforms: ['pc', 'mobile'],
    games: [
      ['Tabletop Simulator', 'pc', 'intermediate'],
      ['Ticket to Ride', 'mobile', 'advanced'],
      ['Hearthstone', 'mobile', 'intermediate'],
      ['Marvel Snap', 'mobile', 'advanced'],
    ],
  },
  {
    key: 'wei',
    name: '林薇 Wei',
    about: '慢慢玩，不着急。喜欢建造、种田和聊天。Taipei, up late, happy to teach Factorio trains.',
    region: 'asia',
    languages: ['zh-TW', 'en'],
    platforms: ['pc', 'switch'],
    games: [
      ['Factorio', 'pc', 'advanced'],
      ['Satisfactory', 'pc', 'intermediate'],
      ['Terraria', 'pc', 'intermediate'],
      ['Genshin Impact', 'pc', 'any'],
    ],
    picture: 'cat',
    around: true,
  },
  {
    key: 'kacper',
    name: 'Kacper_Z',
    about:
      'Gram od 22:00, wcześniej dzieci i zmywanie. Hunt, Tarkov i inne sposoby na utratę ekwipunku. Cierpliwy nauczyciel, kiepski snajper.',
    region: 'europe',
    languages: ['pl', 'en'],
    platforms: ['pc'],
    games: [
      ['Hunt: Showdown 1896', 'pc', 'advanced'],
      ['Escape from Tarkov', 'pc', 'intermediate'],
      ['Helldivers 2', 'pc', 'intermediate'],
    ],
    tags: [['pc', 'Kacper_Z', 'everyone']],
    around: true,
  },
  {
    key: 'ines',
    name: 'Inês Carvalho',
    about:
      'Lisbon. I host game nights the way my grandmother hosted dinners: too many people, too much noise, nobody leaves early.',
    region: 'europe',
    languages: ['pt', 'en', 'es'],
    platforms: ['pc', 'switch', 'playstation'],
    games: [
      ['Among Us', 'pc', 'any'],
      ['Jackbox Party Pack 10', 'pc', 'any'],
      ['Fall Guys', 'playstation', 'intermediate'],
      ['Pummel Party', 'pc', 'intermediate'],
    ],
    tags: [['playstation', 'ines_on_air', 'everyone']],
    around: true,
    picture: 'headset',
  },
  {
    key: 'rasmus',
    name: 'rasmus ❄',
    about:
      'Tampere. Quiet on voice, loud on the map. Dota for fourteen years and I still buy wards.',
    region: 'europe',
    languages: ['fi', 'sv', 'en'],
    platforms: ['pc'],
    games: [
      ['Dota 2', 'pc', 'advanced'],
      ['StarCraft II', 'pc', 'advanced'],
      ['Valheim', 'pc', 'intermediate'],
    ],
  },
  {
    key: 'malia',
    name: 'Malia Kealoha',
    about:
      'Hawaiʻi time, which means I am your late night or your breakfast. Fishing in every game that allows it and in some that do not.',
    region: 'oceania',
    languages: ['en', 'haw'],
    platforms: ['switch', 'xbox'],
    games: [
      ['Animal Crossing: New Horizons', 'switch', 'intermediate'],
      ['Sea of Thieves', 'xbox', 'advanced'],
      ['Grounded', 'xbox', 'intermediate'],
      ['Palworld', 'xbox', 'any'],
    ],
    tags: [['xbox', 'MaliaOnDeck', 'friends']],
    picture: 'hills',
  },
  {
    key: 'giulia',
    name: 'Giulia Ferrante',
    about:
      'Curatrice di giorno, cacciatrice di mostri la sera. Spada lunga, poca pazienza con i draghi, molta con i principianti.',
    region: 'europe',
    languages: ['it', 'en'],
    platforms: ['playstation', 'switch'],
    games: [
      ['Monster Hunter Wilds', 'playstation', 'advanced'],
      ['Monster Hunter Rise', 'switch', 'advanced'],
      ["Dragon's Dogma 2", 'playstation', 'intermediate'],
    ],
    tags: [['playstation', 'giulia_LS', 'everyone']],
    around: true,
  },
  {
    key: 'tomas',
    name: 'Tomáš „Bagr“ Novák',
    about:
      'Kopu, stavím, občas spadnu do lávy. Deep Rock every Wednesday, rock and stone for everybody.',
    region: 'europe',
    languages: ['cs', 'sk', 'en'],
    platforms: ['pc'],
    games: [
      ['Deep Rock Galactic', 'pc', 'advanced'],
      ['Minecraft', 'pc', 'intermediate'],
      ['Raft', 'pc', 'any'],
    ],
    tags: [['pc', 'bagr_cz', 'everyone']],
    around: true,
  },
  {
    key: 'nova',
    name: 'N0VA',
    about:
      'Comp only. Clips or it did not happen. Three-stack for Apex, two-stack for The Finals, one-stack for feelings.',
    region: 'north-america',
    languages: ['en', 'es'],
    platforms: ['pc', 'xbox'],
    games: [
      ['Apex Legends', 'pc', 'advanced'],
      ['The Finals', 'pc', 'advanced'],
      ['Marvel Rivals', 'pc', 'intermediate'],
    ],
    tags: [
      ['pc', 'n0va-', 'everyone'],
      ['xbox', 'N0VA wav', 'nobody'],
    ],
    picture: 'sprite',
    around: true,
  },
  {
    key: 'sofie',
    name: 'Sofie Lindqvist',
    about:
      'Nurse on shifts, so my weekend may be your Tuesday morning. Ghost hunting with headphones under a blanket, please knock before you scream.',
    region: 'europe',
    languages: ['sv', 'en'],
    platforms: ['pc'],
    games: [
      ['Phasmophobia', 'pc', 'advanced'],
      ['Lethal Company', 'pc', 'intermediate'],
      ['Dead by Daylight', 'pc', 'intermediate'],
    ],
    picture: 'cat',
  },
  {
    key: 'amara',
    name: 'Amara Okafor',
    about:
      'Lagos traffic taught me patience, Overwatch took it back. Flex player, shot caller when nobody else wants to.',
    region: 'africa',
    languages: ['en', 'ig'],
    platforms: ['pc', 'mobile'],
    games: [
      ['Overwatch 2', 'pc', 'advanced'],
      ['Marvel Rivals', 'pc', 'intermediate'],
      ['Brawlhalla', 'pc', 'intermediate'],
    ],
    around: true,
  },
  {
    key: 'vikram',
    name: 'vik the unlucky',
    about:
      'If there is a trap I find it, with my face. Tabletop at heart, so I stay in character until the pizza comes.',
    region: 'asia',
    languages: ['en', 'ta'],
    platforms: ['pc'],
    games: [
      ["Baldur's Gate 3", 'pc', 'intermediate'],
      ['Divinity: Original Sin 2', 'pc', 'advanced'],
      ['Tabletop Simulator', 'pc', 'any'],
    ],
    tags: [['pc', 'vik_nat1', 'everyone']],
  },
  {
    key: 'hana',
    name: 'Hana Dvořáková',
    about:
      'I came for the music and stayed for the raids. Bard in every game that has one. Rehearsal on Mondays, so no sessions then.',
    region: 'europe',
    languages: ['cs', 'de', 'en'],
    platforms: ['pc', 'playstation'],
    games: [
      ['Final Fantasy XIV', 'playstation', 'advanced'],
      ['Guild Wars 2', 'pc', 'intermediate'],
      ['The Elder Scrolls Online', 'pc', 'intermediate'],
    ],
    around: true,
  },
  {
    key: 'eitan',
    name: 'איתן שגב',
    about:
      'מתכנת, אב, שחקן אסטרטגיה בשעות לא הגיוניות. Turn based because I fall asleep between turns.',
    region: 'middle-east',
    languages: ['he', 'en'],
    platforms: ['pc', 'mobile'],
    games: [
      ["Sid Meier's Civilization VII", 'pc', 'intermediate'],
      ['Crusader Kings III', 'pc', 'advanced'],
      ['Hearthstone', 'mobile', 'intermediate'],
    ],
  },
  {
    key: 'quill',
    name: 'Quill & Ember',
    about: 'Two people, one account, taking turns. One of us heals. The other one is why.',
    region: 'north-america',
    languages: ['en'],
    platforms: ['playstation'],
    games: [
      ['It Takes Two', 'playstation', 'advanced'],
      ['Diablo IV', 'playstation', 'intermediate'],
      ['Borderlands 3', 'playstation', 'intermediate'],
    ],
    tags: [['playstation', 'QuillEmber', 'everyone']],
    picture: 'pad',
  },
  {
    key: 'stavros',
    name: 'Σταύρος Π.',
    about:
      'Κάθε βράδυ λέω «μία τελευταία γύρα». Ποτέ δεν είναι. Old enough to remember LAN cables over the balcony.',
    region: 'europe',
    languages: ['el', 'en'],
    platforms: ['pc'],
    games: [
      ['Age of Empires II: Definitive Edition', 'pc', 'advanced'],
      ['Counter-Strike 2', 'pc', 'intermediate'],
      ['Total War: Warhammer III', 'pc', 'intermediate'],
    ],
    tags: [['pc', 'stavros_aok', 'friends']],
  },
  {
    key: 'jules',
    name: 'jules (they/them)',
    about: 'Montréal. Smash doubles, bad puns, good snacks. I mute nobody and block trolls.',
    region: 'north-america',
    languages: ['fr-CA', 'en'],
    platforms: ['switch', 'pc'],
    games: [
      ['Super Smash Bros. Ultimate', 'switch', 'advanced'],
      ['Splatoon 3', 'switch', 'intermediate'],
      ['Gang Beasts', 'pc', 'any'],
    ],
    tags: [['switch', 'SW-5518-3020-4412', 'friends']],
    picture: 'sprite',
    around: true,
  },
  {
    key: 'farid',
    name: 'Farid Rahimov',
    about:
      'Team player with a football coach’s voice. Club on Saturdays, training on Wednesdays, excuses on Sundays.',
    region: 'asia',
    languages: ['az', 'ru', 'tr', 'en'],
    platforms: ['playstation', 'xbox'],
    games: [
      ['EA Sports FC 25', 'playstation', 'advanced'],
      ['Rocket League', 'playstation', 'intermediate'],
      ['NBA 2K25', 'playstation', 'intermediate'],
    ],
  },
  {
    key: 'lupita',
    name: 'Lupita Márquez',
    about:
      'Taquería by day, galaxy by night. Busco tripulación para EVE y para reír. My ship is held together by optimism.',
    region: 'north-america',
    languages: ['es-MX', 'en'],
    platforms: ['pc'],
    games: [
      ['EVE Online', 'pc', 'intermediate'],
      ["No Man's Sky", 'pc', 'advanced'],
      ['Stellaris', 'pc', 'beginner'],
    ],
    around: true,
  },
  {
    key: 'mo',
    name: 'Mo from the Bus',
    about: 'mobile only, window seat, 40 minutes each way. quick rounds please',
    region: 'europe',
    languages: ['en', 'ar'],
    platforms: ['mobile'],
    games: [
      ['Pokémon Unite', 'mobile', 'intermediate'],
      ['Marvel Snap', 'mobile', 'intermediate'],
      ['Among Us', 'mobile', 'any'],
    ],
    around: true,
  },
  {
    key: 'ratchet',
    name: 'Old Man Ratchet',
    about:
      'Sixty-eight, first game was on a mainframe. I play slowly and I play to the end. My grandchildren taught me to say “gg” and I mean it.',
    region: 'oceania',
    languages: ['en'],
    platforms: ['pc'],
    games: [
      ['Old School RuneScape', 'pc', 'advanced'],
      ['Microsoft Flight Simulator 2024', 'pc', 'advanced'],
      ['Team Fortress 2', 'pc', 'intermediate'],
    ],
    picture: 'planet',
  },
  {
    key: 'mai',
    name: 'Mai Phương',
    about:
      'Sinh viên thiết kế ở Đà Nẵng. Chơi vui là chính, thắng là quà. I make the team banners, so let me win sometimes.',
    region: 'asia',
    languages: ['vi', 'en'],
    platforms: ['mobile', 'pc'],
    games: [
      ['Genshin Impact', 'mobile', 'intermediate'],
      ['League of Legends', 'pc', 'intermediate'],
      ['Brawlhalla', 'pc', 'beginner'],
    ],
    around: true,
    picture: 'plant',
  },
  {
    key: 'bea',
    name: 'Beatriz “Boss” Quintero',
    about:
      'Bogotá. Capitana de un equipo que nació en un ascensor. Ranked los martes y jueves, karaoke los viernes.',
    region: 'south-america',
    languages: ['es', 'en'],
    platforms: ['pc', 'xbox'],
    games: [
      ['Overwatch 2', 'pc', 'intermediate'],
      ['Apex Legends', 'pc', 'intermediate'],
      ['Dead by Daylight', 'xbox', 'intermediate'],
    ],
    tags: [['xbox', 'BossQuintero', 'everyone']],
    around: true,
    picture: 'pad',
  },
  {
    key: 'yusra',
    name: 'Yusra 🪐',
    about:
      'Physics student, so yes, I will explain orbits. Looking for calm voices and late hours. New here, be kind.',
    region: 'middle-east',
    languages: ['ar', 'en'],
    platforms: ['pc'],
    games: [
      ["No Man's Sky", 'pc', 'intermediate'],
      ['Satisfactory', 'pc', 'beginner'],
      ['Stardew Valley', 'pc', 'intermediate'],
      ['Phasmophobia', 'pc', 'beginner'],
    ],
    around: true,
  },
];
