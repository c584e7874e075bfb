// Both threads use the first worker's tray.
//
// run: scan --only object-race
// expect: object-race line=put
public class OneEachBad {
    static class Tray {
        private int n;

        void put() {
            n++; // <- put
        }
    }

    static class Worker extends Thread {
        private final Tray tray;

        Worker(Tray tray) {
            this.tray = tray;
        }

        public void run() {
            tray.put();
        }
    }

    public static void main(String[] args) {
        Tray first = new Tray();
        for (int i = 0; i < 3; i++)
            new Worker(first).start();
    }
}
