// What is written before the thread is started and never again: ordered, and doubtful only if start is called twice.
// run: scan --library --only data-race
public class BeforeStart extends Thread {
    private String target;

    public void open(String address) {
        target = "tcp:" + address; // expect: data-race#1 field=BeforeStart.target severity=medium
        start();
    }
    public void run() { System.out.println(target); } // expect: data-race#1
}
