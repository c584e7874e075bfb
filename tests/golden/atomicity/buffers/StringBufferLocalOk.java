// run: scan --only atomicity
// expect: none

public class StringBufferLocalOk {
    public synchronized String join(String a, String b) {
        StringBuffer sb = new StringBuffer();
        sb.append(a);
        sb.append(b);
        return sb.toString();
    }
}
