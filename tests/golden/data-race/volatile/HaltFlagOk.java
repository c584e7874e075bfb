// run: scan --only data-race
// expect: none
public class HaltFlagOk extends Thread {
    private volatile boolean stop;
    private long rounds;
    public void run() { while (!stop) rounds++; System.out.println(rounds); }
    void halt() { stop = true; }
    public static void main(String[] args) throws Exception {
        HaltFlagOk t = new HaltFlagOk();
        t.start();
        Thread.sleep(50);
        t.halt();
        t.join();
        System.out.println(t.rounds);
    }
}
// corpus: unseen22
