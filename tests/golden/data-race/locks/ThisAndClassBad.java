// run: scan --only data-race
// expect: data-race field=ThisAndClassBad.count severity=high
public class ThisAndClassBad {
    private int count;
    synchronized void up() { count++; }
    void down() { synchronized (ThisAndClassBad.class) { count--; } }
    public static void main(String[] args) throws Exception {
        final ThisAndClassBad c = new ThisAndClassBad();
        Thread a = new Thread() { public void run() { c.up(); } };
        Thread b = new Thread() { public void run() { c.down(); } };
        a.start(); b.start(); a.join(); b.join();
    }
}
// corpus: unseen22
