import type { catalogueAdmin as English } from '../en/catalogue-admin.ts';
import type { Translated } from '../translated.ts';
import { number, plural } from './grammar.ts';

const FINAL = 'Não dá para desfazer.';

/** Words of the catalogue's admin area. */
export const catalogueAdmin: Translated<typeof English> = {
  title: 'Catálogo',
  back: 'Admin',
  tabsLabel: 'Catálogo',
  tabs: {
    games: 'Jogos',
    requests: 'Sugestões',
    categories: 'Categorias',
    import: 'Importar',
  },
  shown: (count, more) => (more ? `${count} até agora` : `${count} no total`),
  more: 'Mostrar mais',
  reason: 'Motivo',
  reasonHint: 'Fica salvo no registro de auditoria.',
  reasonTold: 'Quem sugeriu o jogo lê este texto. Ele também fica no registro de auditoria.',
  pick: 'Jogo',
  pickPlaceholder: 'Buscar no catálogo',
  picked: (name) => `Selecionado: ${name}`,
  pickFirst: 'Escolha um jogo primeiro.',
  games: {
    search: 'Buscar no catálogo',
    category: 'Categoria',
    anyCategory: 'Todas as categorias',
    state: 'Status',
    states: { listed: 'No catálogo', archived: 'Arquivado' },
    add: 'Adicionar jogo',
    none: 'Nenhum jogo encontrado',
    noneHint: 'Tente um nome mais curto, outra categoria ou outro status.',
    players: (count) =>
      plural(count, { one: `${count} jogador`, other: `${number(count)} jogadores` }),
    sessions: (count) =>
      plural(count, { one: `${count} sessão`, other: `${number(count)} sessões` }),
    noCategory: 'sem categoria',
    mergedInto: (name) => `mesclado com ${name}`,
    edit: 'Editar',
    editNamed: (name) => `Editar ${name}`,
    merge: 'Mesclar',
    mergeNamed: (name) => `Mesclar ${name}`,
    archive: 'Arquivar',
    archiveNamed: (name) => `Arquivar ${name}`,
    restore: 'Restaurar',
    restoreNamed: (name) => `Restaurar ${name}`,
  },
  form: {
    add: 'Adicionar jogo',
    edit: (name) => `Editar ${name}`,
    name: 'Nome',
    categories: 'Categorias',
    save: 'Salvar',
    added: (name) => `${name} está no catálogo`,
    saved: (name) => `Mudanças salvas: ${name}`,
  },
  cover: {
    label: 'Capa',
    uploaded: (name) => `A capa enviada de ${name}`,
    generated: (name) => `A capa gerada de ${name}`,
    hint: 'JPG ou PNG, até 10 MB e 50 megapixels. Mostramos o centro em 10:7. Todo mundo vê na hora, mesmo antes de você salvar as outras mudanças.',
    upload: 'Enviar capa',
    remove: 'Usar capa gerada',
    cancel: 'Cancelar envio',
    progress: 'Envio da capa',
    sending: (percent) => (percent < 100 ? `${percent}%` : 'Quase lá'),
    isUploaded: 'Capa enviada.',
    isGenerated: 'A capa gerada está de volta.',
    refusal: {
      kind: 'Escolha um arquivo JPG ou PNG.',
      empty: 'Este arquivo está vazio. Escolha outro.',
      'image-size': 'Este arquivo tem mais de 10 MB. Escolha um menor.',
    },
    offline: 'O envio foi interrompido. Nada do que você digitou se perdeu. Tente de novo.',
    stillWrong: 'A capa não foi enviada. Tente de novo ou salve sem ela.',
  },
  previews: {
    failed: (name, more) =>
      more === 0
        ? `Os links de ${name} ainda não têm imagem. Edite e salve o jogo para tentar de novo.`
        : `Os links de ${name} e de mais ${number(more)} ainda não têm imagem. Edite e salve o jogo para tentar de novo.`,
  },
  merge: {
    title: (name) => `Mesclar ${name} com outro jogo`,
    text: (name) => `Quem joga ${name} e as sessões dele passam para o outro jogo. ${FINAL}`,
    submit: 'Mesclar jogos',
    done: (from, into) => `${from} agora faz parte de ${into}`,
  },
  archive: {
    title: (name) => `Arquivar ${name}?`,
    text: 'Ninguém mais pode escolher este jogo. Quem já tem e as sessões dele continuam com ele.',
    submit: 'Arquivar',
    done: (name) => `${name} foi para os arquivados`,
  },
  restore: {
    title: (name) => `Restaurar ${name}?`,
    text: 'Dá para encontrar e escolher este jogo de novo.',
    submit: 'Restaurar',
    done: (name) => `${name} está de volta ao catálogo`,
  },
  requests: {
    none: 'Nenhuma sugestão de jogo',
    noneHint: 'Os jogos que as pessoas sugerem aparecem aqui.',
    by: (name, count) =>
      count > 1 ? `sugestão de ${name} e mais ${number(count - 1)}` : `sugestão de ${name}`,
    accept: 'Adicionar ao catálogo',
    acceptNamed: (name) => `Adicionar ${name} ao catálogo`,
    merge: 'Já existe',
    mergeNamed: (name) => `${name} já existe`,
    decline: 'Recusar',
    declineNamed: (name) => `Recusar ${name}`,
    acceptTitle: (name) => `Adicionar ${name} ao catálogo`,
    accepted: (name, told) =>
      plural(told, {
        one: `${name} está no catálogo. ${told} pessoa foi avisada.`,
        other: `${name} está no catálogo. ${told} pessoas foram avisadas.`,
      }),
    mergeTitle: (name) => `Qual jogo é ${name}?`,
    mergeText: 'Quem sugeriu fica sabendo com qual nome o jogo está no catálogo.',
    mergeSubmit: 'Usar este jogo',
    declineTitle: (name) => `Recusar ${name}?`,
    declineText: 'Quem sugeriu recebe um aviso com o seu motivo.',
    declineSubmit: 'Recusar',
    declined: (name) => `Sugestão recusada: ${name}`,
  },
  categories: {
    add: 'Adicionar categoria',
    name: 'Nome',
    submit: 'Adicionar categoria',
    added: (name) => `${name} está no fim da lista`,
    games: (count) => plural(count, { one: `${count} jogo`, other: `${count} jogos` }),
    up: (name) => `Mover ${name} para cima`,
    down: (name) => `Mover ${name} para baixo`,
    moved: (name, place) => `${name} está agora na posição ${place}`,
    rename: 'Renomear',
    renameNamed: (name) => `Renomear ${name}`,
    renamed: (name) => `Novo nome: ${name}`,
    save: 'Salvar',
    merge: 'Mesclar',
    mergeNamed: (name) => `Mesclar ${name}`,
    mergeTitle: (name) => `Mesclar ${name} com outra categoria`,
    mergeText: (name) => `Os jogos passam para a outra categoria, e ${name} é excluída. ${FINAL}`,
    into: 'Com',
    mergeSubmit: 'Mesclar categorias',
    merged: (from, into) => `${from} agora faz parte de ${into}`,
  },
  import: {
    lead: (lines) =>
      `Um arquivo CSV em UTF-8, com até ${number(lines)} jogos e 1 MB. Ele precisa de uma coluna “name” e pode ter uma coluna “categories”, separadas por |. Você vê as mudanças antes de importar.`,
    file: 'Arquivo CSV',
    looking: 'Verificando o arquivo…',
    tooLarge: 'Este arquivo tem mais de 1 MB. Divida em arquivos menores.',
    unread: 'Não conseguimos ler o arquivo. Escolha de novo.',
    nothing: 'Não há nada para importar. Todos estes jogos estão em dia.',
    faults: (count) =>
      plural(count, {
        one: `${count} linha tem um problema. Corrija e escolha o arquivo de novo.`,
        other: `${count} linhas têm um problema. Corrija e escolha o arquivo de novo.`,
      }),
    line: (line, message) => `Linha ${line}: ${message}`,
    moreFaults: (count) => `e mais ${count}`,
    added: (count) =>
      plural(count, {
        one: `${count} jogo será adicionado`,
        other: `${count} jogos serão adicionados`,
      }),
    changed: (count) =>
      plural(count, {
        one: `${count} jogo ganha novas categorias`,
        other: `${count} jogos ganham novas categorias`,
      }),
    unchanged: (count) =>
      plural(count, {
        one: `${count} jogo fica como está`,
        other: `${count} jogos ficam como estão`,
      }),
    moreNames: (count) => `e mais ${count}`,
    apply: 'Importar',
    applied: 'Os jogos foram importados.',
  },
};
