// run: scan --only atomicity
// expect: none
// the StringBuffer is a local that is never shared, so its lock protects nothing
public class LocalStringBuffer {
    private int rendered;

    public synchronized String render(String title, int[] values) {
        StringBuffer sb = new StringBuffer();
        sb.append(title).append(": ");
        for (int v : values) {
            sb.append(v);
            sb.append(' ');
        }
        rendered++;
        return sb.toString();
    }

    public synchronized int rendered() {
        return rendered;
    }
}
// corpus: unseen
