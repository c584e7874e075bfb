// run: scan --only data-race
// expect: data-race field=HaltFlagBad.stop severity=high
public class HaltFlagBad extends Thread {
    private boolean stop;
    private long rounds;
    public void run() { while (!stop) rounds++; System.out.println(rounds); }
    void halt() { stop = true; }
    public static void main(String[] args) throws Exception {
        HaltFlagBad t = new HaltFlagBad();
        t.start();
        Thread.sleep(50);
        t.halt();
        t.join();
    }
}
// corpus: unseen22
