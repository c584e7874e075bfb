// Who has waited for the end of the thread is alone.
// run: scan --library --only data-race
public class AfterJoin extends Thread {
    private int FP_n;
    private int seen;

    public void run() {
        for (int i = 0; i < 10; i++)
            FP_n++; // expect: data-race#1 field=AfterJoin.FP_n severity=medium
    }
    public synchronized int close() throws InterruptedException {
        join();
        return seen = FP_n; // expect: data-race#1
    }
}
