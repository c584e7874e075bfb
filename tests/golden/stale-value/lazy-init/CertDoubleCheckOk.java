// run: scan --only atomicity,stale-value
// expect: none
// SEI CERT LCK10-J: the check is made outside and not again inside.

public class CertDoubleCheckOk {
    public static class Helper {
        public int uses;
    }

    private volatile Helper helper;

    public Helper helper() {
        if (helper == null) {
            synchronized (this) {
                if (helper == null)
                helper = new Helper();
            }
        }
        return helper;
    }
}
// corpus: published
