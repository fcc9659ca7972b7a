import type { legal as English } from '../en/legal.ts';
import type { Translated } from '../translated.ts';

/** Words of the legal pages. They state what this software does. Facts about the operator come from the operator. */
export const legal: Translated<typeof English> = {
  imprint: {
    title: 'Aviso legal',
    operatedBy: 'Esta comunidade é operada por',
    email: 'E-mail: {email}',
    unknown: 'O responsável ainda não preencheu seus dados.',
    missing: 'O responsável ainda não preencheu todos os dados.',
    toOperator: (names) =>
      `Você é o responsável? Defina ${names} na configuração do seu deployment para que apareçam aqui.`,
    software: 'O software é o Peerway, sob a licença MIT.',
  },
  privacy: {
    title: 'Privacidade',
    lead: 'O que o Peerway guarda sobre você, por quê e por quanto tempo. O Peerway não usa cookies, não carrega nada de terceiros e não mostra anúncios.',
    sections: [
      {
        title: 'Sua conta',
        text: [
          'Guardamos seu nome, seu e-mail, se e quando você o confirmou, e um hash scrypt da sua senha. Nunca guardamos a senha em si. As outras pessoas veem seu nome. Só os admins veem seu e-mail.',
          'Guardamos o que você coloca na sua página: um texto sobre você, região, idiomas, plataformas, gamertags e quem pode ver cada uma, seus jogos em ordem, e quem pode convidar você, escrever para você, ligar para você e ver que você está online. Também guardamos o idioma das suas telas e dos seus e-mails.',
          'Guardamos quando você aceitou os termos e, se for o caso, quando confirmou que tem 18 anos ou mais.',
          'Mantemos tudo isso enquanto você tiver sua conta.',
        ],
      },
      {
        title: 'O que você faz aqui',
        text: [
          'Guardamos as sessões que você cria, seus pedidos, os convites que você enviou e recebeu, as buscas que salvou, amizades e convites com suas mensagens, as pessoas que você bloqueou, os jogos que sugeriu e suas notificações. Mantemos tudo isso enquanto você tiver sua conta. Se você avisa que está a caminho de uma sessão, guardamos quando. O host e os membros dela veem isso.',
          'Se você cria sessões que se repetem, guardamos a regra delas: os dias da semana, o horário e o fuso horário. Se você está em uma série dessas, guardamos desde quando e a sua função, até você sair dela ou o host remover você. O host e os membros dela veem que você está nas sessões.',
          'Guardamos a função para a qual você pediu vaga ou que o host deu a você em uma sessão. Quando você tem uma vaga, todo mundo que pode ver os membros da sessão vê a função. Se você está em uma lista de espera, guardamos até quando uma vaga é oferecida a você e se você perdeu uma oferta. Só você e o host veem isso.',
          'Guardamos os horários em que você tem tempo para jogar, com o fuso horário, até você os limpar. Só você os vê. Nós os comparamos com o início das sessões para dizer quais combinam.',
          'Se o host de uma sessão marca que você não veio, guardamos essa marca, se você a contestou e qual membro concordou com ela. Você e o host podem ver. Se você contestar, perguntamos aos outros membros. Os hosts a quem você pede vaga leem em poucas palavras se você costuma vir. Isso sai das suas últimas 30 sessões. Ninguém mais vê.',
          'Guardamos a quem você agradece, por qual sessão e por quê. A pessoa lê que alguém agradeceu, mas não quem. O motivo dos agradecimentos aparece na página de cada pessoa, sem nomes nem números exatos.',
          'Se você criar um endereço secreto para sua agenda, quem tiver esse endereço pode ver as sessões em que você está. Guardamos um hash dele e quando você o criou, até você revogar. O provedor da sua agenda fica sabendo o que a agenda contém.',
          'Quando alguém compartilha um link de uma sessão pública ou da sua página, o app em que ele é compartilhado pode mostrar o nome, os jogos e o horário da sessão, ou seu nome e seus jogos. Buscadores podem listar sessões públicas que ainda não acabaram, com seu nome como host. Eles não podem listar sua página.',
          'Guardamos as fotos e os vídeos que você envia. Das fotos e dos vídeos MP4 e WebM, removemos o que câmeras e editores salvam além da imagem e do som, como o local e o dispositivo. O que se vê ou se ouve fica, e também o que estiver escondido na própria imagem ou no som. Vídeos OGG são guardados como estão. Quando você exclui um arquivo, ele some na hora e é apagado em minutos. Se uma denúncia aberta o mostra, a partir daí só os admins o veem, e ele é apagado quando a denúncia for decidida.',
          'Guardamos quem ligou para quem, em qual sessão, quando a chamada começou e terminou e quem atendeu. Por dez minutos depois de uma chamada, guardamos também os nomes de todos que estavam nela. Som e vídeo vão de navegador para navegador, ou pelo relay do responsável se a sua rede exigir. O Peerway não grava nada disso. Para conectar, os navegadores de amigos informam seus endereços IP um ao outro. Com qualquer outra pessoa em uma chamada, eles se conectam pelo relay do responsável, se houver um. Se não houver, também informam seus endereços IP um ao outro, e a chamada avisa antes de você entrar. Não guardamos esses endereços.',
          'As mensagens na sala de uma sessão são excluídas 90 dias depois da sessão. As mensagens entre duas pessoas ficam até quem as escreveu excluir a própria conta. De uma mensagem excluída restam só o autor e a hora. Também guardamos até onde você leu. Os admins só podem ler mensagens em uma denúncia, que guarda a mensagem denunciada e até vinte em volta dela. Lá também elas são excluídas com a conta de quem as escreveu.',
          'Guardamos se você está online e quando esteve pela última vez. Pessoas que têm você em uma lista aberta são avisadas quando isso muda. Para isso, guardamos junto da sua conta em quais listas você aparece. Uma entrada expira até 60 dias depois da última renovação e é apagada na atualização seguinte das entradas.',
        ],
      },
      {
        title: 'Denúncias e decisões',
        text: [
          'Uma denúncia contém quem a enviou, o motivo, a mensagem dessa pessoa e uma cópia do que foi denunciado. Só os admins veem. A pessoa denunciada nunca fica sabendo quem enviou.',
          'As decisões dos admins sobre contas, sessões e arquivos são salvas em um registro, com o admin, a hora e o motivo. O registro não pode ser mudado e é mantido. Se ele cita um nome ou texto seu, a citação fica guardada à parte e é excluída com a sua conta.',
          'Contamos novas contas, sessões, pedidos, chamadas e arquivos por dia, e erros do servidor, sem nomes.',
        ],
      },
      {
        title: 'Entrar na conta',
        text: [
          'Para cada dispositivo em que você entra, guardamos quando e como você entrou, quando isso expira, quando você o usou pela última vez e como o seu navegador se identifica. Excluímos isso 60 dias depois de você entrar. Você vê seus dispositivos na sua página e pode sair da conta em cada um.',
          'Uma chave de acesso tem duas metades. A secreta fica no seu dispositivo ou no seu gerenciador de senhas. Guardamos a pública, o nome que você deu a ela e quando foi adicionada e usada pela última vez, até você a remover. Que um acesso ou uma configuração foi concluída fica anotado até o momento em que teria expirado: depois de cinco minutos, 15 para uma conta de outro site, ou 30 para códigos.',
          'Se você entra com Discord, Google, Twitch ou Steam, eles ficam sabendo que você usa esta comunidade e nos informam seu id, nome e e-mail de lá. Quando você se cadastra, esse e-mail vira o da sua conta, e sugerimos o nome como o seu aqui ou como gamertag. Guardamos o id, o nome (o do Google é seu e-mail) e quando você vinculou a conta e a usou pela última vez, até você desvincular. Nunca recebemos sua senha de lá e não podemos postar por você.',
          'Se você ativar os códigos, guardamos aquilo com que seu app autenticador os gera e um hash de cada código de recuperação que você não usou, até você desativar os códigos. Para um navegador em que você confia, guardamos um hash da chave dele por 30 dias.',
          'Para mudanças importantes, guardamos com o dispositivo quando você confirmou pela última vez que é você.',
          'Depois de uma senha errada, contamos um hash do e-mail que você digitou, sozinho e junto com o endereço da sua rede, por até 15 minutos. Códigos errados são contados por até um dia e mudanças do seu e-mail por uma hora, sob um hash do número da sua conta. Não guardamos endereços de rede de nenhuma outra forma.',
        ],
      },
      {
        title: 'E-mails',
        text: [
          'Enviamos e-mails para confirmar seu endereço, para redefinir uma senha esquecida, quando seu e-mail, sua senha, suas chaves de acesso, suas contas vinculadas ou seus códigos mudam, quando um código de recuperação é usado, quando alguém entra em um novo dispositivo e quando sua conta está para ser excluída. Até você confirmar seu endereço, só enviamos links que você ou outra pessoa pediu, sem nenhum nome. Nenhum dos nossos e-mails contém imagens nem nada que nos diga quando você leu.',
          'Depois de confirmar seu endereço, você também recebe e-mails sobre os assuntos que escolheu em “Notificações” na sua página. No começo, são as respostas aos seus pedidos e as mudanças nas suas sessões. Cada um desses e-mails tem um link para parar de recebê-los sem entrar na conta.',
          'Os e-mails são enviados pelo serviço de e-mail da Cloudflare. Guardamos um hash de cada link por uma hora, ou até ele ser usado. Para que ninguém possa lotar uma caixa de entrada, guardamos por um dia quando enviamos e-mails para um endereço, sob um hash dele.',
        ],
      },
      {
        title: 'Notificações',
        text: [
          'Guardamos sobre o que você quer receber avisos e como, seu horário de silêncio e fuso horário, e as sessões que você silenciou, enquanto você tiver sua conta.',
          'Se você permite pushes em um dispositivo, guardamos o endereço e as chaves que o navegador dele nos dá para isso. Excluímos tudo quando você sai da conta nele ou remove o dispositivo na sua página. Os pushes passam pelo serviço de quem faz o seu navegador, criptografados de modo que só o seu navegador pode ler. O que ainda temos para avisar espera em uma fila até chegar a vez. Então é enviado, ou excluído se você já leu ou se já não importa. O texto de uma mensagem fica nela só por segundos.',
        ],
      },
      {
        title: 'No seu navegador',
        text: [
          'O armazenamento local guarda jwt_token, refresh_token e email enquanto você está na sua conta, e o tema e o idioma das suas telas. Também anota se os pushes estão ativados neste navegador, ou que você os recusou. Se você marcou este navegador como de confiança, o armazenamento local também guarda trusted, a chave dele. Um cache do navegador guarda os últimos caracteres de um token expirado, para que duas abas não o renovem duas vezes. Ao sair da conta, jwt_token e email são removidos. O refresh token fica, mas não funciona mais.',
          'Seu navegador também guarda o que você está digitando até você enviar. Rascunhos de sessões e mensagens e jogos não salvos ficam no armazenamento local, e mensagens ainda não enviadas ficam no banco de dados do navegador. Convites, pedidos, denúncias e mudanças na sua página ficam só na aba atual. A chave de um login com Discord e similares também, até você voltar. Nada disso chega ao servidor antes de você enviar.',
          'Seus ajustes de chamada ficam no seu navegador: os dispositivos que você escolheu, o volume de cada pessoa, o apertar para falar e o toque. Durante uma chamada, a aba lembra qual é, para você poder recarregar a página e continuar nela.',
        ],
      },
      {
        title: 'Onde estão seus dados',
        text: [
          'Seus dados estão nos servidores da Cloudflare, onde o responsável roda este software. Todo o tráfego é criptografado.',
        ],
      },
      {
        title: 'Quando você vai embora',
        text: [
          'Você pode excluir sua conta na sua página. Você some de todas as listas na hora e tem 14 dias para entrar e manter sua conta. Depois disso, excluímos tudo, menos o que é de outras pessoas. Marcas e agradecimentos também são excluídos, os que você deu e os que recebeu.',
          'O que fica: as vagas que você teve em sessões de outras pessoas. As suas sessões em que outros pediram vaga, com nome, jogos e horário, mas sem a descrição. As chamadas nas listas das pessoas para quem você ligou. Que você enviou uma notificação a alguém, sem o seu texto. Que uma denúncia foi feita, e o resultado. O registro das decisões dos admins, com o motivo que o admin escreveu. Em tudo isso, seu nome vira “Conta excluída”, e seus textos e arquivos são excluídos.',
          'Algumas coisas demoram mais para sumir. O índice de busca ainda contém palavras que você escreveu até ser reescrito, o que começa na hora e leva horas em uma comunidade grande. Por até 60 dias, as listas de outras pessoas sobre quem avisar quando elas ficam online podem conter seu número. A Cloudflare mantém um histórico do banco de dados por até 30 dias, para que o responsável possa restaurá-lo depois de uma falha.',
        ],
      },
      {
        title: 'Seus direitos',
        text: [
          'Na sua página você pode ver e corrigir seus dados e baixar em um arquivo tudo o que guardamos sobre você. Para qualquer outra coisa, fale com o responsável indicado no aviso legal.',
        ],
      },
    ],
  },
  terms: {
    title: 'Termos',
    lead: 'As regras desta comunidade. O responsável pode acrescentar outras.',
    sections: [
      {
        title: 'Seja alguém com quem dá gosto jogar',
        text: [
          'Nada de insultos, ameaças, ódio ou assédio, seja em textos, nomes, fotos, vídeos ou chamadas.',
          'Nada de programas de trapaça, comércio de contas ou propaganda.',
          'Nada que seja ilegal onde você está ou onde o responsável está.',
        ],
      },
      {
        title: 'Sua conta',
        text: [
          'Sua conta é só sua. Não a compartilhe e não finja ser outra pessoa.',
          'Só quem confirma que tem 18 anos ou mais pode entrar em sessões só para maiores de 18.',
        ],
      },
      {
        title: 'Seu conteúdo continua seu',
        text: [
          'Você permite que o responsável mostre seu conteúdo às pessoas com quem você escolheu compartilhar, enquanto ele estiver aqui.',
          'Só envie fotos e vídeos que sejam seus ou que você tenha o direito de usar.',
        ],
      },
      {
        title: 'Se alguém quebrar as regras',
        text: [
          'Os admins podem tirar conteúdo do ar e advertir, suspender ou banir contas.',
          'O serviço é oferecido como está. As sessões são combinadas entre os jogadores. O Peerway só os aproxima.',
        ],
      },
    ],
  },
};
