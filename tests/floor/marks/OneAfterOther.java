// A subclass of Thread that is started and joined at once, in a loop: one after the other.
class OneAfterOther extends Thread {
    static int n;
    public void run() { n++; } // @run not parallel: run, not parallel: next
    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            Thread t = new OneAfterOther();
            t.start();
            n--; // @while parallel: run
            t.join();
            n = 0; // @next not parallel: run
        }
        for (int i = 0; i < 3; i++)
            new Thread(() -> other()).start();
    }
    static void other() { n = 4; } // @other parallel: other, not parallel: run
}
