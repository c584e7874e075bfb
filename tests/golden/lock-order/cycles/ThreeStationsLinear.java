// run: scan --only lock-order
// expect: none
// the third thread takes press before pack
public class ThreeStationsLinear {
    static final class Station {
        final String name;
        int load;
        Station(String name) { this.name = name; }
    }
    static final Station PRESS = new Station("press");
    static class Paint { int litres; }
    static class Pack { int boxes; }
    static final Paint PAINT = new Paint();
    static final Pack PACK = new Pack();

    static class Worker1 extends Thread {
        @Override public void run() {
            synchronized (PRESS) {
                PRESS.load++;
                synchronized (PAINT) { PAINT.litres--; }
            }
        }
    }
    static class Worker2 extends Thread {
        @Override public void run() {
            synchronized (PAINT) {
                PAINT.litres++;
                synchronized (PACK) { PACK.boxes++; }
            }
        }
    }
    static class Worker3 extends Thread {
        @Override public void run() {
            synchronized (PRESS) {
                PRESS.load--;
                synchronized (PACK) { PACK.boxes--; }
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Thread[] ts = {new Worker1(), new Worker2(), new Worker3()};
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        System.out.println(PRESS.load + " " + PAINT.litres + " " + PACK.boxes);
    }
}
// corpus: unseen
