// Surely two: each owner has its own lock and part; threads of one owner never touch the other's.
class TwoObjects extends Thread {
    static class Cell { int n; }
    final Cell mine = new Cell(); // confined
    static Cell ours = new Cell(); // shared
    public void run() {
        mine.n++;
        synchronized (TwoObjects.class) {
            ours.n++; // held: TwoObjects.class
        }
        synchronized (this) {
            mine.n--; // held: this, not held: TwoObjects.class
        }
    }
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            new TwoObjects().start();
        synchronized (TwoObjects.class) {
            ours.n = 0; // held: TwoObjects.class
        }
    }
}
