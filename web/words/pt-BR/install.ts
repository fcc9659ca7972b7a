import type { install as EnglishInstall, pushOffer as EnglishOffer } from '../en/install.ts';
import type { Translated } from '../translated.ts';

/** Words of the installed app, and of turning on its notifications. */
export const install: Translated<typeof EnglishInstall> = {
  name: 'Peerway',
  description: 'Encontre gente para jogar hoje à noite: sessões, jogadores e calls.',
  button: 'Instalar app',
};

export const pushOffer: Translated<typeof EnglishOffer> = {
  label: 'Notificações',
  title: {
    applied: 'Quer um aviso quando aceitarem seu pedido?',
    hosted: 'Quer um aviso quando alguém pedir vaga?',
  },
  hint: 'O Peerway pode avisar você neste dispositivo: sobre suas sessões, mensagens e chamadas. Escolha o que receber nos ajustes.',
  turnOn: 'Ativar notificações',
  later: 'Agora não',
  on: 'As notificações estão ativadas. Dá para mudar o que você recebe nos ajustes.',
  denied:
    'Seu navegador bloqueia as notificações do Peerway. Você pode permitir nas configurações do site.',
  failed: 'Não deu certo. Tente de novo daqui a pouco.',
  ios: 'No iPhone e no iPad, isso funciona com o Peerway na tela de início: toque em Compartilhar, depois em “Adicionar à Tela de Início”, e abra por lá.',
};
