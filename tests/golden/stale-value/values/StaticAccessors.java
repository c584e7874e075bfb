// run: scan --only stale-value
// expect: stale-value
// static synchronized getter and setter around a shared static counter
class Registry {
    private static int serial;

    static synchronized int getSerial() {
        return serial;
    }

    static synchronized void setSerial(int s) {
        serial = s;
    }
}

class Stamp implements Runnable {
    @Override
    public void run() {
        for (int i = 0; i < 100; i++) {
            int mine = Registry.getSerial() + 1;
            Registry.setSerial(mine);
            System.out.println(Thread.currentThread().getName() + " " + mine);
        }
    }
}

public class StaticAccessors {
    public static void main(String[] args) {
        new Thread(new Stamp(), "a").start();
        new Thread(new Stamp(), "b").start();
    }
}
// corpus: unseen
