// run: scan --only lock-order
// expect: none
// The worker locks itself only.
public class JoinOtherObjectOk {
    static class Worker extends Thread {
        int n;
        public void run() { step(); }
        synchronized void step() { n++; }
    }
    static class Boss {
        synchronized void hire() throws InterruptedException {
            Worker w = new Worker();
            w.start();
            w.join();
        }
    }
    public static void main(String[] a) throws Exception { new Boss().hire(); }
}
