// run: scan --only stale-value
// expect: none
// Each thread has its own cell.

public class ConfinedThreadOk {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    static class Worker extends Thread {
        private final Cell own = new Cell();
        @Override public void run() {
            for (int i = 0; i < 10; i++)
                own.set(own.get() + 1);
            System.out.println(own.get());
        }
    }

    public static void main(String[] args) {
        new Worker().start();
        new Worker().start();
    }
}
