/** Apart from the shape of a fault: the browser that sends one has no need of what checks it. */
export const faultPath = '/api/_faults';
/** Characters of the message and of the stack. */
export const longestFaultText = 4000;
