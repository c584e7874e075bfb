// Each has the tray that it was given.
//
// run: scan --only object-race
// expect: none
public class OneEachOk {
    static class Tray {
        private int n;

        void put() {
            n++;
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
        for (int i = 0; i < 3; i++)
            new Worker(new Tray()).start();
    }
}
