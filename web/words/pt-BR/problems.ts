import type { Problems } from '../en/problems.ts';

/** What the server answers when it refuses something. */
export const problems: Problems = {
  'A catalogue file can be up to 1 MiB.': 'Um arquivo de catálogo pode ter até 1 MiB.',
  'A cover can be up to 10 MB.': 'Uma capa pode ter até 10 MB.',
  'A game with this name was merged into another one.':
    'Um jogo com este nome foi mesclado com outro.',
  'A mark can only be contested for {days} days.':
    'Uma marca só pode ser contestada por {days} dias.',
  'A name can’t start like a spreadsheet formula.':
    'Um nome não pode começar como uma fórmula de planilha.',
  'A quotation mark isn’t closed.': 'Há aspas que não foram fechadas.',
  'Admins need a passkey or codes. See “Security” on your page.':
    'Admins precisam de uma chave de acesso ou de códigos. Veja “Segurança” na sua página.',
  'All seats of this role are taken. Choose another one.':
    'Todas as vagas desta função estão ocupadas. Escolha outra.',
  'An account with this email exists. Log in there and link {provider} under “Security”.':
    'Já existe uma conta com este e-mail. Entre nela e vincule {provider} em “Segurança”.',
  'Another account already uses this email. Use another one.':
    'Outra conta já usa este e-mail. Use outro.',
  'Another {provider} account is linked to yours. Unlink it first.':
    'Outra conta de {provider} está vinculada à sua. Desvincule essa antes.',
  'Choose a date within the next {days} days.': 'Escolha uma data nos próximos {days} dias.',
  'Choose a date within {days} days. For longer, ban the account.':
    'Escolha uma data em até {days} dias. Para mais tempo, bana a conta.',
  'Choose a day after the session before this one.': 'Escolha um dia depois da sessão anterior.',
  'Choose a day within {most} weeks of the first.':
    'Escolha um dia em até {most} semanas a partir do primeiro.',
  'Choose a role.': 'Escolha uma função.',
  'Choose a time in the future.': 'Escolha um horário no futuro.',
  'Choose at least one day.': 'Escolha pelo menos um dia.',
  'Choose at most {most} roles.': 'Escolha no máximo {most} funções.',
  'Choose one of these file types: {taken}.': 'Escolha um destes tipos de arquivo: {taken}.',
  'Codes are already on.': 'Os códigos já estão ativados.',
  'Confirm that it’s you first.': 'Primeiro confirme que é você.',
  'Confirm with your password, a passkey or a code instead.':
    'Confirme com sua senha, uma chave de acesso ou um código.',
  'Describe what happened.': 'Conte o que aconteceu.',
  'Double the quotation marks inside a value.': 'Duplique as aspas dentro de um valor.',
  'Each game can only be listed once.': 'Cada jogo só pode aparecer uma vez.',
  'Each hour can only be listed once.': 'Cada horário só pode aparecer uma vez.',
  'Each platform can have only one gamertag.': 'Cada plataforma só pode ter uma gamertag.',
  'Each platform can only be listed once.': 'Cada plataforma só pode aparecer uma vez.',
  'Each role can only be listed once.': 'Cada função só pode aparecer uma vez.',
  'Enter a valid email address.': 'Digite um e-mail válido.',
  'Files here can be up to 10 MB. Upload videos up to 95 MB in parts.':
    'Aqui, arquivos podem ter até 10 MB. Envie vídeos de até 95 MB em partes.',
  'Members can check in from {minutes} minutes before the start until the end.':
    'Membros podem confirmar presença de {minutes} minutos antes do início até o fim.',
  'Messages can be changed for {minutes} minutes.':
    'Mensagens podem ser editadas por {minutes} minutos.',
  'More seats of a role are taken in a later session. Keep at least that many.':
    'Em uma sessão posterior, há mais vagas de uma função ocupadas. Mantenha pelo menos essa quantidade.',
  'Must be a time such as 22:30.': 'Precisa ser um horário, como 22:30.',
  'Must be a time zone such as Europe/Berlin.':
    'Precisa ser um fuso horário, como America/Sao_Paulo.',
  'Must be after the start of the range.': 'Precisa ser depois do início do período.',
  'Must differ from the start.': 'Precisa ser diferente do início.',
  'New accounts can only send links to friends. Remove the link.':
    'Contas novas só podem enviar links a amigos. Remova o link.',
  'No one has marked this person as not there.': 'Ninguém marcou que esta pessoa não veio.',
  'None of these days comes before the last day. Choose a later one.':
    'Nenhum destes dias cai antes do último dia. Escolha um último dia mais tarde.',
  'Not yet: nobody has this account there, or a code completes the log-in.':
    'Ainda não: ninguém tem esta conta lá, ou um código completa o login.',
  'Nothing was changed. No one has taken this report.':
    'Nada mudou. Ninguém assumiu esta denúncia.',
  'Nothing was changed. One of the games was already merged, or the other is archived.':
    'Nada mudou. Um dos jogos já foi mesclado com outro, ou o outro está arquivado.',
  'Nothing was changed. {name} has taken this report.': 'Nada mudou. {name} assumiu esta denúncia.',
  'One of these categories doesn’t exist. Reload the page.':
    'Uma destas categorias não existe. Recarregue a página.',
  'Only admins can do this.': 'Só admins podem fazer isto.',
  'Only members can mute a session.': 'Só membros podem silenciar uma sessão.',
  'Only members who were in before the start, and were there themselves, can answer.':
    'Só membros que já estavam dentro antes do início e que vieram podem responder.',
  'Only the host can add files to a session.': 'Só o host pode adicionar arquivos a uma sessão.',
  'Only the host can be thanked for hosting.': 'Só dá para agradecer como host a quem foi o host.',
  'Only the host can change a session.': 'Só o host pode editar uma sessão.',
  'Only the host can delete a session.': 'Só o host pode excluir uma sessão.',
  'Only the host can give roles.': 'Só o host pode dar funções.',
  'Only the host can invite people to this session.':
    'Só o host pode convidar pessoas para esta sessão.',
  'Only the host can say who didn’t come.': 'Só o host pode dizer quem não veio.',
  'Only the host can see the applications.': 'Só o host pode ver os pedidos.',
  'Only the invited person can accept an invite.': 'Só a pessoa convidada pode aceitar um convite.',
  'Only the other person can do this.': 'Só a outra pessoa pode fazer isto.',
  'Peerway isn’t fully set up yet. Please tell the operator.':
    'O Peerway ainda não está todo configurado. Avise o responsável pelo site.',
  'Remove characters that can’t be displayed.': 'Remova os caracteres que não podem ser exibidos.',
  'Remove these unknown columns: {columns}.': 'Remova estas colunas desconhecidas: {columns}.',
  'Search for a word, game, category, language, platform or region first.':
    'Primeiro busque por uma palavra, jogo, categoria, idioma, plataforma ou região.',
  'Some later sessions would be left out. Cancel them first.':
    'Algumas sessões futuras ficariam de fora. Cancele essas antes.',
  'Someone else has already answered.': 'Outra pessoa já respondeu.',
  'Someone has already applied. Cancel the session instead.':
    'Alguém já pediu vaga. Em vez disso, cancele a sessão.',
  'Something went wrong on our side. Try again in a moment.':
    'Algo deu errado do nosso lado. Tente de novo daqui a pouco.',
  'That took too long. Log in again.': 'Demorou demais. Entre de novo.',
  'That took too long. Start again.': 'Demorou demais. Comece de novo.',
  'That took too long. Try again.': 'Demorou demais. Tente de novo.',
  'The categories were changed in the meantime. Reload the page and try again.':
    'As categorias mudaram nesse meio-tempo. Recarregue a página e tente de novo.',
  'The column "name" is missing. The first line must contain the column names.':
    'Falta a coluna "name". A primeira linha precisa ter os nomes das colunas.',
  'The email or password is wrong.': 'E-mail ou senha incorretos.',
  'The last day must be after the first.': 'O último dia precisa ser depois do primeiro.',
  'The push service of this browser didn’t answer as it should. Try again in a moment.':
    'O serviço de push deste navegador não respondeu como devia. Tente de novo daqui a pouco.',
  'The roles have more seats than the session. One seat is yours.':
    'As funções têm mais vagas do que a sessão. Uma das vagas é sua.',
  'The time to take this seat is over.': 'O prazo para pegar esta vaga acabou.',
  'The upload is incomplete. Start it again.': 'O envio está incompleto. Comece de novo.',
  'There’s no free seat for you right now. You’re on the waiting list.':
    'Não há vaga livre para você agora. Você está na lista de espera.',
  'They weren’t in this session after it began.':
    'Esta pessoa não estava na sessão depois que ela começou.',
  'They weren’t in this session when it ended.':
    'Esta pessoa não estava na sessão quando ela acabou.',
  'This Peerway isn’t set up for push notifications yet. Please tell the operator.':
    'Este Peerway ainda não está configurado para push. Avise o responsável pelo site.',
  'This account is banned.': 'Esta conta está banida.',
  'This account is banned. Reason: {reason}': 'Esta conta está banida. Motivo: {reason}',
  'This account is suspended until {until}.': 'Esta conta está suspensa até {until}.',
  'This account is suspended until {until}. Reason: {reason}':
    'Esta conta está suspensa até {until}. Motivo: {reason}',
  'This account was just unlinked. Log in another way.':
    'Esta conta acabou de ser desvinculada. Entre de outro jeito.',
  'This animation has more than {most} frames. Choose a shorter one.':
    'Esta animação tem mais de {most} quadros. Escolha uma mais curta.',
  'This animation has more than {most} megapixels in all its frames. Choose a smaller one.':
    'Esta animação tem mais de {most} megapixels somando todos os quadros. Escolha uma menor.',
  'This answer from {name} doesn’t belong to what you started here. Start again.':
    'Esta resposta de {name} não corresponde ao que você começou aqui. Comece de novo.',
  'This application doesn’t exist, or you don’t have access to it.':
    'Este pedido não existe, ou você não tem acesso a ele.',
  'This calendar doesn’t exist, or you don’t have access to it.':
    'Esta agenda não existe, ou você não tem acesso a ela.',
  'This call doesn’t exist, or you don’t have access to it.':
    'Esta call não existe, ou você não tem acesso a ela.',
  'This can’t be changed anymore.': 'Isto não pode mais ser alterado.',
  'This category doesn’t exist, or you don’t have access to it.':
    'Esta categoria não existe, ou você não tem acesso a ela.',
  'This category doesn’t exist.': 'Esta categoria não existe.',
  'This code is wrong. It changes every 30 seconds, so use the latest one, and check the clock of your phone.':
    'Este código está errado. Ele muda a cada 30 segundos: use o mais recente e confira o relógio do celular.',
  'This code is wrong. Use the latest one, and check your phone’s clock.':
    'Este código está errado. Use o mais recente e confira o relógio do celular.',
  'This code was already used. Wait for the next one.':
    'Este código já foi usado. Espere o próximo.',
  'This content doesn’t exist, or you don’t have access to it.':
    'Este conteúdo não existe, ou você não tem acesso a ele.',
  'This cover doesn’t exist, or you don’t have access to it.':
    'Esta capa não existe, ou você não tem acesso a ela.',
  'This device doesn’t exist, or you don’t have access to it.':
    'Este dispositivo não existe, ou você não tem acesso a ele.',
  'This device is logged out, or the account can’t be used.':
    'A conta saiu deste dispositivo ou não pode ser usada.',
  'This drawing can’t be turned into an image. Export it as a PNG.':
    'Este desenho não pode virar imagem. Exporte como PNG.',
  'This drawing contains a photo. Export it as a PNG or JPG.':
    'Este desenho contém uma foto. Exporte como PNG ou JPG.',
  'This drawing contains itself. Export it as a PNG.':
    'Este desenho contém a si mesmo. Exporte como PNG.',
  'This drawing defines its own XML entities. Export it again as plain SVG.':
    'Este desenho define entidades XML próprias. Exporte de novo como SVG simples.',
  'This drawing has a style sheet. Export it with presentation attributes, or as a PNG.':
    'Este desenho tem uma folha de estilo. Exporte com atributos de apresentação ou como PNG.',
  'This drawing has nested patterns, masks or filters. Export it as a PNG.':
    'Este desenho tem padrões, máscaras ou filtros aninhados. Exporte como PNG.',
  'This drawing is larger than 2 MB. Simplify it, or export it as a PNG.':
    'Este desenho tem mais de 2 MB. Simplifique ou exporte como PNG.',
  'This drawing is too complex. Simplify it, or export it as a PNG.':
    'Este desenho é complexo demais. Simplifique ou exporte como PNG.',
  'This email already has an account. Log in instead, or use another email.':
    'Este e-mail já tem uma conta. Entre nela ou use outro e-mail.',
  'This file can’t be read as an image. Choose another one.':
    'Não deu para ler este arquivo como imagem. Escolha outro.',
  'This file contains no games.': 'Este arquivo não contém jogos.',
  'This file doesn’t exist, or you don’t have access to it.':
    'Este arquivo não existe, ou você não tem acesso a ele.',
  'This file has {games} games, and the maximum is {most}. Split it into smaller files.':
    'Este arquivo tem {games} jogos, e o máximo é {most}. Divida em arquivos menores.',
  'This file is damaged. Choose another one.': 'Este arquivo está corrompido. Escolha outro.',
  'This file is empty. Choose another one.': 'Este arquivo está vazio. Escolha outro.',
  'This file is incomplete. Choose another one.': 'Este arquivo está incompleto. Escolha outro.',
  'This file isn’t UTF-8. Save it as "CSV UTF-8" and try again.':
    'Este arquivo não é UTF-8. Salve como "CSV UTF-8" e tente de novo.',
  'This file isn’t an image. Choose another one.': 'Este arquivo não é uma imagem. Escolha outro.',
  'This friendship doesn’t exist, or you don’t have access to it.':
    'Esta amizade não existe, ou você não tem acesso a ela.',
  'This game doesn’t exist, or you don’t have access to it.':
    'Este jogo não existe, ou você não tem acesso a ele.',
  'This game doesn’t exist.': 'Este jogo não existe.',
  'This game is already archived.': 'Este jogo já está arquivado.',
  'This game is already in line {twin}.': 'Este jogo já está na linha {twin}.',
  'This game is already in the catalogue.': 'Este jogo já está no catálogo.',
  'This game is archived. Restore it first.': 'Este jogo está arquivado. Restaure antes.',
  'This game is archived. Restore it instead.': 'Este jogo está arquivado. Em vez disso, restaure.',
  'This game is not archived.': 'Este jogo não está arquivado.',
  'This game isn’t available. Choose another one.': 'Este jogo não está disponível. Escolha outro.',
  'This game was merged into another one.': 'Este jogo foi mesclado com outro.',
  'This game was merged into another one. Nothing was changed.':
    'Este jogo foi mesclado com outro. Nada mudou.',
  'This image has more than {most} megapixels. Choose a smaller one.':
    'Esta imagem tem mais de {most} megapixels. Escolha uma menor.',
  'This image is empty. Choose another one.': 'Esta imagem está vazia. Escolha outra.',
  'This image is more than {most} pixels wide or high. Choose a smaller one.':
    'Esta imagem tem mais de {most} pixels de largura ou altura. Escolha uma menor.',
  'This image is too complex. Save it in another way and try again.':
    'Esta imagem é complexa demais. Salve de outro jeito e tente de novo.',
  'This invitation doesn’t exist, or you don’t have access to it.':
    'Este convite não existe, ou você não tem acesso a ele.',
  'This invite doesn’t exist, or you don’t have access to it.':
    'Este convite não existe, ou você não tem acesso a ele.',
  'This is already taken down.': 'Isto já foi tirado do ar.',
  'This is already your email.': 'Este já é o seu e-mail.',
  'This is required.': 'Preencha este campo.',
  'This is the only admin. Make someone else an admin first.':
    'Esta é a única conta de admin. Primeiro torne outra pessoa admin.',
  'This is the only way into your account. Add another one first.':
    'Este é o único jeito de entrar na sua conta. Adicione outro antes.',
  'This isn’t a name.': 'Isto não é um nome.',
  'This isn’t a push service that Peerway knows.': 'O Peerway não conhece este serviço de push.',
  'This isn’t taken down.': 'Isto não foi tirado do ar.',
  'This isn’t the same type of file as before.': 'O arquivo não é do mesmo tipo de antes.',
  'This isn’t the {provider} account that is linked here. Use that one.':
    'Esta não é a conta de {provider} vinculada aqui. Use a que está vinculada.',
  'This line has fewer values than columns.': 'Esta linha tem menos valores do que colunas.',
  'This line has more values than columns.': 'Esta linha tem mais valores do que colunas.',
  'This link has expired or isn’t complete.': 'Este link expirou ou está incompleto.',
  'This link has expired or was already used.': 'Este link expirou ou já foi usado.',
  'This linked account doesn’t exist, or you don’t have access to it.':
    'Esta conta vinculada não existe, ou você não tem acesso a ela.',
  'This list of applications doesn’t exist, or you don’t have access to it.':
    'Esta lista de pedidos não existe, ou você não tem acesso a ela.',
  'This log-in was already used. Start again.': 'Este login já foi usado. Comece de novo.',
  'This message doesn’t exist, or you don’t have access to it.':
    'Esta mensagem não existe, ou você não tem acesso a ela.',
  'This message or room doesn’t exist, or you don’t have access to it.':
    'Esta mensagem ou sala não existe, ou você não tem acesso a ela.',
  'This name is taken, or looks too much like one that is. Try another one.':
    'Este nome já está em uso ou é parecido demais com outro. Tente um diferente.',
  'This name is taken. Try another one.': 'Este nome já está em uso. Tente outro.',
  'This notice doesn’t exist, or you don’t have access to it.':
    'Esta notificação não existe, ou você não tem acesso a ela.',
  'This owner doesn’t exist, or you don’t have access to it.':
    'A página ou sessão disto não existe, ou você não tem acesso a ela.',
  'This passkey couldn’t be checked. Try again.':
    'Não deu para verificar esta chave de acesso. Tente de novo.',
  'This passkey doesn’t belong to your account. Try another one.':
    'Esta chave de acesso não é da sua conta. Tente outra.',
  'This passkey doesn’t exist, or you don’t have access to it.':
    'Esta chave de acesso não existe, ou você não tem acesso a ela.',
  'This passkey doesn’t work here, or it was removed from your account. Log in another way.':
    'Esta chave de acesso não funciona aqui ou foi removida da sua conta. Entre de outro jeito.',
  'This passkey is already there.': 'Esta chave de acesso já foi adicionada.',
  'This passkey may have been copied, so we didn’t accept it. Log in another way, and remove it from your account.':
    'Esta chave de acesso pode ter sido copiada, então não a aceitamos. Entre de outro jeito e remova a chave da sua conta.',
  'This password is easy to guess. Try a few random words.':
    'Esta senha é fácil de adivinhar. Tente algumas palavras aleatórias.',
  'This password is wrong. Try again.': 'Esta senha está errada. Tente de novo.',
  'This person was already invited, or is already in.':
    'Esta pessoa já tem um convite ou já está dentro.',
  'This report doesn’t exist, or you don’t have access to it.':
    'Esta denúncia não existe, ou você não tem acesso a ela.',
  'This report is already decided. You can’t change a decision.':
    'Esta denúncia já foi decidida. Não dá para mudar uma decisão.',
  'This request doesn’t exist, or you don’t have access to it.':
    'Esta sugestão não existe, ou você não tem acesso a ela.',
  'This request is already decided.': 'Esta sugestão já foi decidida.',
  'This saved search doesn’t exist, or you don’t have access to it.':
    'Esta busca salva não existe, ou você não tem acesso a ela.',
  'This second factor doesn’t exist, or you don’t have access to it.':
    'Este segundo fator não existe, ou você não tem acesso a ele.',
  'This series doesn’t exist, or you don’t have access to it.':
    'Esta série não existe, ou você não tem acesso a ela.',
  'This series is being changed. Try again in a moment.':
    'Esta série está sendo alterada. Tente de novo daqui a pouco.',
  'This session doesn’t exist, or you don’t have access to it.':
    'Esta sessão não existe, ou você não tem acesso a ela.',
  'This session doesn’t have this role anymore. Choose another one.':
    'Esta sessão não tem mais esta função. Escolha outra.',
  'This session ended a while ago. You can still read its room.':
    'Esta sessão acabou faz tempo. Você ainda pode ler a sala.',
  'This session is for adults. Confirm first that you’re 18 or older.':
    'Esta sessão é para adultos. Primeiro confirme que você tem 18 anos ou mais.',
  'This session is full, and it has already started.': 'Esta sessão está lotada e já começou.',
  'This session is over or was cancelled.': 'Esta sessão acabou ou foi cancelada.',
  'This session is over.': 'Esta sessão acabou.',
  'This session isn’t over yet.': 'Esta sessão ainda não acabou.',
  'This session was cancelled.': 'Esta sessão foi cancelada.',
  'This session was changed since you opened it, maybe in another tab. Nothing was saved. Load the newer version.':
    'Esta sessão mudou desde que você a abriu, talvez em outra aba. Nada foi salvo. Carregue a versão mais nova.',
  'This upload doesn’t exist, or you don’t have access to it.':
    'Este envio não existe, ou você não tem acesso a ele.',
  'This upload is already finished.': 'Este envio já terminou.',
  'This user can’t be invited to this session right now.':
    'No momento não dá para convidar esta pessoa para esta sessão.',
  'This user doesn’t accept friend invites right now.':
    'Esta pessoa não aceita convites de amizade no momento.',
  'This user doesn’t accept messages right now.': 'Esta pessoa não aceita mensagens no momento.',
  'This user doesn’t exist, or you don’t have access to it.':
    'Este perfil não existe, ou você não tem acesso a ele.',
  'This video has data tracks. Export it again with sound and picture only.':
    'Este vídeo tem faixas de dados. Exporte de novo só com som e imagem.',
  'This video is larger than 95 MB. Choose a smaller one.':
    'Este vídeo tem mais de 95 MB. Escolha um menor.',
  'This was changed in the meantime. Reload the page and try again.':
    'Isto mudou nesse meio-tempo. Recarregue a página e tente de novo.',
  'This way to log in doesn’t exist, or you don’t have access to it.':
    'Esta forma de entrar não existe, ou você não tem acesso a ela.',
  'This {provider} account already has a Peerway account. Log in with it.':
    'Esta conta de {provider} já tem uma conta no Peerway. Entre com ela.',
  'This {provider} account is already linked to yours.':
    'Esta conta de {provider} já está vinculada à sua.',
  'This {provider} account is linked to another Peerway account. Log in with it to unlink it there.':
    'Esta conta de {provider} está vinculada a outra conta do Peerway. Entre com ela para desvincular lá.',
  'Too many failed attempts. Try again later.': 'Muitas tentativas sem sucesso. Tente mais tarde.',
  'Too many requests. Try again in a minute.':
    'Foi muita coisa de uma vez. Espere um minuto e tente de novo.',
  'Unknown category: {names}.': 'Categoria desconhecida: {names}.',
  'Use at least one letter, digit or emoji.': 'Use pelo menos uma letra, um número ou um emoji.',
  'Use at least {least} characters.': 'Use pelo menos {least} caracteres.',
  'Use at most {most} characters.': 'Use no máximo {most} caracteres.',
  'Use fewer accents on one character.': 'Use menos acentos em um mesmo caractere.',
  'We’ve already sent you several emails. Try again later.':
    'Já enviamos vários e-mails a você. Tente mais tarde.',
  'Whoever invited you can no longer invite people to this session.':
    'Quem convidou você não pode mais convidar pessoas para esta sessão.',
  'You already have a seat.': 'Você já tem uma vaga.',
  'You already have {most} open reports. Wait until some are decided.':
    'Você já tem {most} denúncias em aberto. Espere até algumas serem decididas.',
  'You already host {most} sessions that aren’t over. Cancel one, or wait until one has ended.':
    'Você já tem {most} sessões que ainda não acabaram. Cancele uma ou espere uma acabar.',
  'You can only add files to your own page.':
    'Você só pode adicionar arquivos à sua própria página.',
  'You can only apply for yourself.': 'Você só pode pedir vaga para você.',
  'You can only change your own messages.': 'Você só pode editar suas próprias mensagens.',
  'You can only change your own page.': 'Você só pode editar sua própria página.',
  'You can only invite friends.': 'Você só pode convidar amigos.',
  'You can only say who didn’t come for {most} hours after a session.':
    'Você só pode dizer quem não veio até {most} horas depois de uma sessão.',
  'You can only send your own invites.': 'Você só pode enviar os seus próprios convites.',
  'You can thank people who were there for {days} days after a session.':
    'Você pode agradecer a quem veio até {days} dias depois de uma sessão.',
  'You cancelled at {name}, so nothing was changed.':
    'Você cancelou no site de {name}, então nada mudou.',
  'You can’t apply to your own session.': 'Você não pode pedir vaga na sua própria sessão.',
  'You can’t block yourself.': 'Você não pode se bloquear.',
  'You can’t do this to your own account. Ask another admin.':
    'Você não pode fazer isto com a sua própria conta. Peça a outro admin.',
  'You can’t invite yourself.': 'Você não pode se convidar.',
  'You can’t merge a category into itself.': 'Não dá para mesclar uma categoria com ela mesma.',
  'You can’t merge a game into itself.': 'Não dá para mesclar um jogo com ele mesmo.',
  'You can’t report yourself or your own content.':
    'Você não pode denunciar a sua própria conta nem o que é seu.',
  'You can’t thank yourself.': 'Você não pode se agradecer.',
  'You could only answer for {days} days.': 'Só dava para responder por {days} dias.',
  'You have too many open requests. Wait until some are answered.':
    'Você tem sugestões demais em aberto. Espere até algumas terem resposta.',
  'You have {most} files, the maximum. Delete one to add another.':
    'Você tem {most} arquivos, o máximo. Exclua um para adicionar outro.',
  'You have {most} saved searches, the maximum. Remove one first.':
    'Você tem {most} buscas salvas, o máximo. Remova uma antes.',
  'You were marked as not there, so you can’t give thanks.':
    'Marcaram que você não veio, então você não pode agradecer.',
  'You weren’t in this session lately.': 'Você não jogou esta sessão nos últimos tempos.',
  'Your account is about to be deleted. Choose to keep it first.':
    'Sua conta está para ser excluída. Primeiro escolha manter a conta.',
  'Your email is already confirmed.': 'Seu e-mail já está confirmado.',
  'You’re already friends, or one of you has invited the other.':
    'Vocês já são amigos ou já existe um convite de amizade.',
  'You’re already in this session, or have already applied.':
    'Você já está nesta sessão ou já pediu vaga.',
  'The time to keep this account is over.': 'O prazo para manter esta conta acabou.',
  'You’re no longer on the waiting list.': 'Você não está mais na lista de espera.',
  'You’re sending messages very fast. Wait a moment.':
    'Você está enviando mensagens rápido demais. Espere um momento.',
  'You’ve already answered this invitation.': 'Você já respondeu a este convite.',
  'You’ve already reported this. We’ll let you know the decision.':
    'Você já denunciou isto. Avisaremos você sobre a decisão.',
  'You’ve already requested this game.': 'Você já sugeriu este jogo.',
  'You’ve already saved this search.': 'Você já salvou esta busca.',
  'You’ve already thanked this person.': 'Você já agradeceu a esta pessoa.',
  'You’ve been logged out. Log in again.': 'Você saiu da sua conta. Entre de novo.',
  'You’ve reached the maximum number of categories.': 'Você chegou ao número máximo de categorias.',
  'please login!': 'Entre na sua conta!',
  '{name} didn’t confirm that it’s you. Try again.':
    '{name} não confirmou que é você. Tente de novo.',
  '{name} doesn’t answer right now. Try again in a moment, or log in another way.':
    '{name} não está respondendo. Tente de novo daqui a pouco ou entre de outro jeito.',
  '{taken} seats are already taken. Choose at least {taken}.':
    'Vagas já ocupadas: {taken}. Escolha pelo menos {taken}.',
  '{taken} seats are already taken or offered. Choose at least {taken}.':
    'Vagas já ocupadas ou oferecidas: {taken}. Escolha pelo menos {taken}.',
  '1 seat without a role is taken or offered. Leave at least that many.':
    '1 vaga sem função está ocupada ou oferecida. Deixe pelo menos essa.',
  '{count} seats without a role are taken or offered. Leave at least that many.':
    '{count} vagas sem função estão ocupadas ou oferecidas. Deixe pelo menos essas.',
  '1 seat of “{role}” is taken or offered. Keep at least that many, or give those people another role first.':
    '1 vaga de “{role}” está ocupada ou oferecida. Mantenha pelo menos essa ou dê antes outra função à pessoa.',
  '{count} seats of “{role}” are taken or offered. Keep at least that many, or give those people another role first.':
    '{count} vagas de “{role}” estão ocupadas ou oferecidas. Mantenha pelo menos essas ou dê antes outra função às pessoas.',
  'The time to take this seat is over. This session has started.':
    'O prazo para pegar esta vaga acabou. A sessão já começou.',
  'The time to take this seat is over. You’re still on the waiting list.':
    'O prazo para pegar esta vaga acabou. Você ainda está na lista de espera.',
};
