export const formerPlayer = "Former player";
