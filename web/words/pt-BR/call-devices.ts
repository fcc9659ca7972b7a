import type {
  callDevices as EnglishDevices,
  trouble as EnglishTrouble,
} from '../en/call-devices.ts';
import type { Translated } from '../translated.ts';

const NOT_SHARED = 'Não deu para compartilhar sua tela. Tente de novo.';

/** Words of a microphone, camera or screen that doesn’t work, by what went wrong. */
export const trouble: Translated<typeof EnglishTrouble> = {
  mic: {
    denied:
      'Seu navegador bloqueia o microfone. Permita o acesso na barra de endereço e depois desmute.',
    missing:
      'Nenhum microfone encontrado. Você ainda ouve todo mundo. Para falar, conecte um e desmute.',
    busy: 'Outro app está usando seu microfone. Feche-o por lá e depois desmute.',
    unplugged: 'Seu microfone foi desconectado. Conecte-o ou escolha outro e depois desmute.',
    unsupported: 'O microfone não funciona aqui. Use https ou outro navegador.',
    failed: 'Seu microfone não ligou. Escolha outro ou desmute para tentar de novo.',
  },
  camera: {
    denied:
      'Seu navegador bloqueia a câmera. Permita o acesso na barra de endereço e depois ligue a câmera.',
    missing: 'Nenhuma câmera encontrada. A call continua sem o seu vídeo.',
    busy: 'Outro app está usando sua câmera. Feche-a por lá e ligue de novo.',
    unplugged: 'Sua câmera foi desconectada. A call continua sem o seu vídeo.',
    unsupported: 'A câmera não funciona aqui. Use https ou outro navegador.',
    failed: 'Sua câmera não ligou. Escolha outra ou tente de novo.',
  },
  screen: {
    denied: 'Sua tela não foi compartilhada.',
    missing: 'Não há tela para compartilhar.',
    busy: NOT_SHARED,
    unplugged: NOT_SHARED,
    unsupported: 'Este navegador não compartilha a tela.',
    failed: NOT_SHARED,
  },
};

/** Words of the dialog for devices and settings of calls. */
export const callDevices: Translated<typeof EnglishDevices> = {
  title: 'Dispositivos e ajustes',
  microphone: 'Microfone',
  speaker: 'Alto-falante',
  chooseSpeaker: 'Escolher alto-falante',
  camera: 'Câmera',
  system: 'Padrão do sistema',
  unnamed: (place) => `Dispositivo ${place}`,
  level: 'Nível do microfone',
  levelHint: 'Fale alguma coisa. Se a barra se mexer, seu microfone funciona.',
  heard: 'Seu microfone funciona.',
  testSound: 'Tocar som de teste',
  preview: 'Prévia da câmera',
  previewOn: 'Testar câmera',
  previewOff: 'Parar teste da câmera',
  pushToTalk: 'Apertar para falar',
  pushToTalkHint: 'Seu microfone fica desligado até você segurar uma tecla, ou o botão no celular.',
  talkKey: 'Tecla',
  changeKey: (key) => `Tecla para falar: ${key}. Mudar`,
  pressKey: 'Aperte uma tecla…',
  ringSound: 'Tocar um toque de chamada',
  notify: 'Avisar de chamadas com esta aba em segundo plano',
  notifyOn: 'Você vai receber avisos de chamadas com esta aba em segundo plano.',
  notifyOff: 'Seu navegador bloqueia as notificações. Permita na barra de endereço.',
  close: 'Pronto',
};
