import type { catalogueAdmin as English } from '../en/catalogue-admin.ts';
import type { Translated } from '../translated.ts';
import { number, plural } from './grammar.ts';

const others = (count: number) =>
  plural(count, { one: `${number(count)} autre`, other: `${number(count)} autres` });

/** Words of the catalogue's admin area. */
export const catalogueAdmin: Translated<typeof English> = {
  title: 'Catalogue',
  back: 'Admin',
  tabsLabel: 'Catalogue',
  tabs: { games: 'Jeux', requests: 'Demandes', categories: 'Catégories', import: 'Import' },
  shown: (count, more) => (more ? `${count} pour l’instant` : `${count} en tout`),
  more: 'Afficher plus',
  reason: 'Raison',
  reasonHint: 'Enregistrée dans le journal.',
  reasonTold:
    'Les personnes qui ont demandé le jeu la lisent. Elle est aussi enregistrée dans le journal.',
  pick: 'Jeu',
  pickPlaceholder: 'Chercher dans le catalogue',
  picked: (name) => `Choix : ${name}`,
  pickFirst: 'Choisis d’abord un jeu.',
  games: {
    search: 'Chercher dans le catalogue',
    category: 'Catégorie',
    anyCategory: 'Toutes les catégories',
    state: 'Statut',
    states: { listed: 'Visible', archived: 'Archivé' },
    add: 'Ajouter un jeu',
    none: 'Aucun jeu trouvé',
    noneHint: 'Essaie un nom plus court, une autre catégorie ou un autre statut.',
    players: (count) =>
      plural(count, {
        one: `${count} personne y joue`,
        other: `${number(count)} personnes y jouent`,
      }),
    sessions: (count) =>
      plural(count, { one: `${count} session`, other: `${number(count)} sessions` }),
    noCategory: 'sans catégorie',
    mergedInto: (name) => `fusionné avec ${name}`,
    edit: 'Modifier',
    editNamed: (name) => `Modifier ${name}`,
    merge: 'Fusionner',
    mergeNamed: (name) => `Fusionner ${name}`,
    archive: 'Archiver',
    archiveNamed: (name) => `Archiver ${name}`,
    restore: 'Rétablir',
    restoreNamed: (name) => `Rétablir ${name}`,
  },
  form: {
    add: 'Ajouter un jeu',
    edit: (name) => `Modifier ${name}`,
    name: 'Nom',
    categories: 'Catégories',
    save: 'Enregistrer',
    added: (name) => `Jeu ajouté : ${name}`,
    saved: (name) => `Jeu enregistré : ${name}`,
  },
  cover: {
    label: 'Jaquette',
    uploaded: (name) => `La jaquette envoyée pour ${name}`,
    generated: (name) => `La jaquette générée pour ${name}`,
    hint: 'JPG ou PNG, jusqu’à 10 Mo et 50 mégapixels. On affiche le centre en 10:7. Tout le monde la voit tout de suite, même avant que tu enregistres le reste.',
    upload: 'Envoyer une jaquette',
    remove: 'Utiliser la jaquette générée',
    cancel: 'Annuler l’envoi',
    progress: 'Envoi de la jaquette',
    sending: (percent) => (percent < 100 ? `${percent} %` : 'Presque fini'),
    isUploaded: 'La jaquette est envoyée.',
    isGenerated: 'La jaquette générée est de retour.',
    refusal: {
      kind: 'Choisis un fichier JPG ou PNG.',
      empty: 'Ce fichier est vide. Choisis-en un autre.',
      'image-size': 'Ce fichier dépasse 10 Mo. Choisis-en un plus petit.',
    },
    offline: 'L’envoi a été interrompu. Rien de ce que tu as écrit n’est perdu. Réessaie.',
    stillWrong: 'La jaquette n’a pas été envoyée. Réessaie, ou enregistre sans elle.',
  },
  previews: {
    failed: (name, more) =>
      more === 0
        ? `Il n’y a pas encore d’image pour les liens vers ${name}. Modifie et enregistre le jeu pour réessayer.`
        : `Il n’y a pas encore d’image pour les liens vers ${name} et ${others(more)}. Modifie et enregistre le jeu pour réessayer.`,
  },
  merge: {
    title: (name) => `Fusionner ${name} avec un autre jeu`,
    text: (name) =>
      `Les gens qui jouent à ${name} et ses sessions passent à l’autre jeu. Tu ne peux pas revenir en arrière.`,
    submit: 'Fusionner les jeux',
    done: (from, into) => `${from} est fusionné avec ${into}`,
  },
  archive: {
    title: (name) => `Archiver ${name} ?`,
    text: 'Plus personne ne pourra le choisir. Les gens et les sessions qui l’ont le gardent.',
    submit: 'Archiver',
    done: (name) => `Jeu archivé : ${name}`,
  },
  restore: {
    title: (name) => `Rétablir ${name} ?`,
    text: 'On pourra de nouveau le trouver et le choisir.',
    submit: 'Rétablir',
    done: (name) => `Jeu rétabli : ${name}`,
  },
  requests: {
    none: 'Aucune demande de jeu',
    noneHint: 'Les jeux que les gens demandent apparaissent ici.',
    by: (name, count) =>
      count > 1 ? `demandé par ${name} et ${others(count - 1)}` : `demandé par ${name}`,
    accept: 'Ajouter au catalogue',
    acceptNamed: (name) => `Ajouter ${name} au catalogue`,
    merge: 'Existe déjà',
    mergeNamed: (name) => `${name} existe déjà`,
    decline: 'Refuser',
    declineNamed: (name) => `Refuser ${name}`,
    acceptTitle: (name) => `Ajouter ${name} au catalogue`,
    accepted: (name, told) =>
      plural(told, {
        one: `Jeu ajouté : ${name}. ${told} personne prévenue.`,
        other: `Jeu ajouté : ${name}. ${told} personnes prévenues.`,
      }),
    mergeTitle: (name) => `Quel jeu est ${name} ?`,
    mergeText: 'On indique aux personnes qui l’ont demandé sous quel nom le trouver.',
    mergeSubmit: 'Utiliser ce jeu',
    declineTitle: (name) => `Refuser ${name} ?`,
    declineText: 'On prévient les personnes qui l’ont demandé, avec ta raison.',
    declineSubmit: 'Refuser',
    declined: (name) => `Jeu refusé : ${name}`,
  },
  categories: {
    add: 'Ajouter une catégorie',
    name: 'Nom',
    submit: 'Ajouter la catégorie',
    added: (name) => `Catégorie ajoutée à la fin : ${name}`,
    games: (count) => plural(count, { one: `${count} jeu`, other: `${count} jeux` }),
    up: (name) => `Monter ${name}`,
    down: (name) => `Descendre ${name}`,
    moved: (name, place) => `${name} est maintenant n° ${place}`,
    rename: 'Renommer',
    renameNamed: (name) => `Renommer ${name}`,
    renamed: (name) => `Nouveau nom : ${name}`,
    save: 'Enregistrer',
    merge: 'Fusionner',
    mergeNamed: (name) => `Fusionner ${name}`,
    mergeTitle: (name) => `Fusionner ${name} avec une autre catégorie`,
    mergeText: (name) =>
      `Ses jeux passent dans l’autre catégorie, et ${name} est supprimée. Tu ne peux pas revenir en arrière.`,
    into: 'Avec',
    mergeSubmit: 'Fusionner les catégories',
    merged: (from, into) => `${from} est fusionnée avec ${into}`,
  },
  import: {
    lead: (lines) =>
      `Un fichier CSV en UTF-8, jusqu’à ${number(lines)} jeux et 1 Mo. Il lui faut une colonne « name » et, si tu veux, une colonne « categories », séparées par |. Tu verras les changements avant tout import.`,
    file: 'Fichier CSV',
    looking: 'Vérification du fichier…',
    tooLarge: 'Ce fichier dépasse 1 Mo. Divise-le en fichiers plus petits.',
    unread: 'Impossible de lire le fichier. Choisis-le à nouveau.',
    nothing: 'Il n’y a rien à importer. Tous ces jeux sont à jour.',
    faults: (count) =>
      plural(count, {
        one: `${count} ligne pose problème. Corrige-la et choisis à nouveau le fichier.`,
        other: `${count} lignes posent problème. Corrige-les et choisis à nouveau le fichier.`,
      }),
    line: (line, message) => `Ligne ${line} : ${message}`,
    moreFaults: (count) => `et ${others(count)}`,
    added: (count) =>
      plural(count, { one: `${count} jeu sera ajouté`, other: `${count} jeux seront ajoutés` }),
    changed: (count) =>
      plural(count, {
        one: `${count} jeu change de catégories`,
        other: `${count} jeux changent de catégories`,
      }),
    unchanged: (count) =>
      plural(count, {
        one: `${count} jeu ne change pas`,
        other: `${count} jeux ne changent pas`,
      }),
    moreNames: (count) => `et ${others(count)}`,
    apply: 'Importer',
    applied: 'Les jeux sont importés.',
  },
};
