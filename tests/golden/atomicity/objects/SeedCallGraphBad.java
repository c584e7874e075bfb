// run: scan --only atomicity
// expect: atomicity method=SeedCallGraphBad.m2 line=here witness=this.b context=this.a
// Seed 002, figures 4 and 5: B is locked twice (by m3 and m4) under the A of m1; A itself is not a witness.

public class SeedCallGraphBad {
    private final Object a = new Object();
    private final Object b = new Object();
    private int n;

    public void m1() {
        synchronized (a) {
            m2();
        }
    }

    private void m2() {
        m3();
        m4(); // <- here
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
