export const region = { europe: "Europe", "north-america": "North America", "south-america": "South America", asia: "Asia", oceania: "Oceania", africa: "Africa", "middle-east": "Middle East" };
export const level = { any: "Any level", beginner: "Beginners", intermediate: "Intermediate", advanced: "Advanced" };
export const ownLevel = { any: "Any level", beginner: "Beginner", intermediate: "Intermediate", advanced: "Advanced" };
export const style = { casual: "Casual", ranked: "Ranked" };
