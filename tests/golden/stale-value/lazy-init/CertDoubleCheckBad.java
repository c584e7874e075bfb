// run: scan --only stale-value
// expect: stale-value method=CertDoubleCheckBad.helper line=here
// SEI CERT LCK10-J: the check is made outside and not again inside.

public class CertDoubleCheckBad {
    public static class Helper {
        public int uses;
    }

    private volatile Helper helper;

    public Helper helper() {
        if (helper == null) {
            synchronized (this) {
                helper = new Helper(); // <- here
            }
        }
        return helper;
    }
}
// corpus: published
