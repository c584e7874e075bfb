// run: scan --only data-race
// expect: data-race field=OneCellForTwoBad$Cell.value severity=high
public class OneCellForTwoBad {
    static class Cell { int value; }
    static class Worker extends Thread {
        final Cell cell;
        Worker(Cell c) { cell = c; }
        public void run() { cell.value = cell.value * 2 + 1; }
    }
    public static void main(String[] args) {
        Cell shared = new Cell();
        new Worker(shared).start();
        new Worker(shared).start();
        new Worker(new Cell()).start();
    }
}
// corpus: unseen22
