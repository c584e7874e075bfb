// Each of two threads makes one thread, at one place: these are two.
// run: scan --only data-race
public class MadeByThreadsBad {
    static int count;

    static class Inner extends Thread {
        @Override
        public void run() {
            count++; // expect: data-race field=MadeByThreadsBad.count
        }
    }

    static class Outer extends Thread {
        @Override
        public void run() {
            Thread inner = new Inner();
            inner.start();
        }
    }

    public static void main(String[] args) {
        Thread[] all = { new Outer(), new Outer() };
        all[0].start();
        all[1].start();
    }
}
