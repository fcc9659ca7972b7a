import type { popups as English } from '../en/popups.ts';
import type { Translated } from '../translated.ts';

/** Words of the popups that send an application or an invite. */
export const popups: Translated<typeof English> = {
  apply: {
    title: (session) => `Pedir vaga em ${session}`,
    text: 'Mensagem para o host',
    hint: 'Conte o que você joga e como. O host lê antes de decidir.',
    adults: 'Tenho 18 anos ou mais',
    adultsHint: 'Esta sessão é só para maiores de 18.',
    submit: 'Enviar pedido',
    done: (session) => `Pedido enviado para ${session}`,
    already: 'Você já é membro ou já enviou um pedido',
  },
  add: {
    title: (user) => `Adicionar ${user}`,
    text: 'Mensagem do convite',
    submit: 'Enviar convite',
    done: (user) => `Convite enviado para ${user}`,
    already: 'Você já enviou um convite',
    login: 'Entre na sua conta!',
  },
};
