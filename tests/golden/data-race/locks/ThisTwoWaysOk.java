// run: scan --only data-race
// expect: none
public class ThisTwoWaysOk {
    private int count;
    synchronized void up() { count++; }
    void down() { synchronized (this) { count--; } }
    public static void main(String[] args) throws Exception {
        final ThisTwoWaysOk c = new ThisTwoWaysOk();
        Thread a = new Thread() { public void run() { c.up(); } };
        Thread b = new Thread() { public void run() { c.down(); } };
        a.start(); b.start(); a.join(); b.join();
        System.out.println(c.count);
    }
}
// corpus: unseen22
