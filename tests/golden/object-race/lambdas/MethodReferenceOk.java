// The method is synchronized.
//
// run: scan --only object-race
// expect: none
public class MethodReferenceOk {
    static class Counter {
        private int n;

        synchronized void inc() {
            n++;
        }
    }

    public static void main(String[] args) {
        Counter counter = new Counter();
        Runnable run = counter::inc;
        new Thread(run).start();
        new Thread(run).start();
    }
}
