import type { waysIn as English } from '../en/ways-in.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of passkeys, of proofs, and of the page that lists all ways into an account. */
export const waysIn: Translated<typeof English> = {
  logIn: 'Usar chave de acesso',
  cancelled: 'Nenhuma chave de acesso foi usada. Tente de novo ou entre com sua senha.',
  unusable: 'Seu navegador não pode usar chaves de acesso aqui. Entre com sua senha.',
  code: {
    label: 'Código',
    hint: 'Seis dígitos do seu app autenticador. Perdeu o celular? Digite um código de recuperação.',
    lead: 'Quase lá! Sua conta também pede um código.',
    trust: 'Não pedir neste navegador por 30 dias',
    trustHint: 'Só em um dispositivo que seja seu.',
    submit: 'Entrar',
    back: 'Voltar',
  },
  factor: {
    title: 'App autenticador',
    hint: 'Quando você entra com a senha ou uma conta vinculada, também pedimos um código que um app no seu celular mostra. Assim, uma senha roubada não basta. Com uma chave de acesso, você não precisa de códigos.',
    setUp: 'Ativar códigos',
    scan: 'Escaneie isto com um app autenticador, por exemplo o do seu gerenciador de senhas.',
    picture: 'QR code para o seu app autenticador',
    type: 'Não dá para escanear? Digite esta chave no app:',
    firstCode: 'Depois digite o código que o app mostra.',
    turnOn: 'Ativar',
    on: 'ativado',
    left: (count) =>
      plural(count, {
        one: `${count} código de recuperação restante`,
        other: `${count} códigos de recuperação restantes`,
      }),
    renew: 'Gerar novos códigos de recuperação',
    off: 'Desativar códigos',
    offTitle: 'Desativar códigos?',
    offText:
      'Aí só a senha ou uma conta vinculada basta para entrar. Seus códigos de recuperação deixam de funcionar.',
    isOff: 'Os códigos estão desativados.',
    codesTitle: 'Seus códigos de recuperação',
    codesText:
      'Se você perder o celular, cada um deles serve para entrar uma vez. Guarde em um lugar seguro: eles só aparecem agora.',
    download: 'Baixar códigos',
    fileName: 'peerway-codigos-de-recuperacao.txt',
    kept: 'Já salvei',
    isOn: 'Os códigos estão ativados. Use um na próxima vez que entrar.',
  },
  password: {
    none: 'Sua conta não tem senha. Você entra com uma chave de acesso ou uma conta vinculada.',
    add: 'Adicionar senha',
    added: 'Sua senha foi salva. Sua conta saiu de todos os outros dispositivos.',
    remove: 'Remover senha',
    removed:
      'Sua senha foi removida. De agora em diante, entre com uma chave de acesso ou uma conta vinculada.',
    removeTitle: 'Remover sua senha?',
    removeText:
      'Você só vai conseguir entrar com uma chave de acesso ou uma conta vinculada. Dá para adicionar uma senha de novo quando quiser.',
  },
  passkeys: {
    title: 'Chaves de acesso',
    hint: 'Entre com sua digital, seu rosto ou o bloqueio de tela. A chave de acesso fica no seu dispositivo ou no seu gerenciador de senhas, e ninguém consegue roubá-la com phishing.',
    none: 'Você ainda não tem chave de acesso.',
    unsupported:
      'Este navegador não aceita chaves de acesso. Abra esta página no celular ou em outro navegador para adicionar uma.',
    add: 'Adicionar chave de acesso',
    added: 'Sua chave de acesso foi salva. Use na próxima vez que entrar.',
    there: 'Este dispositivo já tem uma chave de acesso para a sua conta.',
    failed: 'Nenhuma chave de acesso foi salva. Tente de novo quando quiser.',
    created: (date) => `adicionada em ${date}`,
    used: (ago) => `último uso ${ago}`,
    unused: 'ainda não usada',
    rename: 'Renomear',
    renameOne: (name) => `Renomear ${name}`,
    renameTitle: 'Renomear chave de acesso',
    name: 'Nome',
    save: 'Salvar nome',
    renamed: 'O novo nome foi salvo.',
    remove: 'Remover',
    removeOne: (name) => `Remover ${name}`,
    removeTitle: (name) => `Remover ${name}?`,
    removeText:
      'Não vai mais dar para entrar com esta chave de acesso. Onde a conta já está aberta, ela continua aberta. Seu dispositivo pode continuar oferecendo a chave até você excluí-la por lá também.',
    removed: (name) => `Chave removida: ${name}.`,
    last: 'Este é o único jeito de entrar na sua conta, então não dá para remover. Adicione outro antes.',
  },
  admin: {
    title: 'Para admins',
    setUp:
      'Admins precisam de mais do que uma senha, porque podem ver e mudar o que é dos outros. Adicione uma chave de acesso ou ative os códigos abaixo. Aí a área de admin abre.',
    confirm:
      'Você entrou só com a senha. Confirme com sua chave de acesso ou um código para abrir a área de admin.',
    submit: 'Confirmar',
    done: 'Tudo certo. Agora você pode usar a área de admin neste dispositivo.',
    open: 'Abrir a área de admin',
  },
  offer: {
    title: 'Da próxima vez, entre sem senha',
    text: 'Adicione uma chave de acesso e entre com sua digital, seu rosto ou o bloqueio de tela.',
    skip: 'Agora não',
  },
  proof: {
    title: 'Confirme que é você',
    text: 'Esta mudança é importante, então conferimos se é você mesmo. Depois disso, não perguntamos de novo por 15 minutos.',
    submit: 'Confirmar',
    passkey: 'Usar chave de acesso',
    byCode: 'Usar um código',
    byPassword: 'Usar minha senha',
    cancelled: 'Nenhuma chave de acesso foi usada. Tente de novo.',
  },
};
