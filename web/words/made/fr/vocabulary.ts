// @ts-nocheck
export const region = { europe: 'Europe', 'north-america': 'Amérique du Nord', 'south-america': 'Amérique du Sud', asia: 'Asie', oceania: 'Océanie', africa: 'Afrique', 'middle-east': 'Moyen-Orient' };
export const level = { any: 'Tous niveaux', beginner: 'Débutant', intermediate: 'Intermédiaire', advanced: 'Avancé' };
export const ownLevel = { any: 'Tous niveaux', beginner: 'Débutant', intermediate: 'Intermédiaire', advanced: 'Avancé' };
export const style = { casual: 'Casual', ranked: 'Ranked' };
