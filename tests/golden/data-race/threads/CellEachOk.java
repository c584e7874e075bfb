// run: scan --only data-race
// expect: none
public class CellEachOk {
    static class Cell { int value; }
    static class Worker extends Thread {
        final Cell cell;
        Worker(Cell c) { cell = c; }
        public void run() { cell.value = cell.value * 2 + 1; }
    }
    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 3; i++) {
            Cell own = new Cell();
            own.value = i;
            Worker w = new Worker(own);
            w.start();
        }
    }
}
// corpus: unseen22
