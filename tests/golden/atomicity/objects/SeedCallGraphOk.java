// run: scan --only atomicity
// expect: none
// m1 holds B as well.

public class SeedCallGraphOk {
    private final Object a = new Object();
    private final Object b = new Object();
    private int n;

    public void m1() {
        synchronized (a) {
            synchronized (b) {
                m2();
            }
        }
    }

    private void m2() {
        m3();
        m4();
    }

    private void m3() {
        synchronized (a) {
            m5();
        }
    }

    private void m4() {
        synchronized (a) {
            m5();
        }
    }

    private void m5() {
        synchronized (b) {
            n++;
        }
    }
}
