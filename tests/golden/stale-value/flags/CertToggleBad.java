// run: scan --only stale-value
// expect: stale-value method=CertToggleBad.toggle line=here
// SEI CERT VNA02-J: a toggle of a volatile flag is three steps.

public class CertToggleBad {
    private volatile boolean flag = true;

    public void toggle() {
        flag = !flag; // <- here
    }

    public boolean isSet() {
        return flag;
    }
}
// corpus: published
