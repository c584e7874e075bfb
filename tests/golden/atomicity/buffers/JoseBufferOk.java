// run: scan --only atomicity
// expect: none
// The same with the class library's buffer, confined: filtered (section 5.2).

public class JoseBufferOk {
    private final StringBuffer buffer = new StringBuffer();

    public synchronized String move(char c) {
        buffer.setLength(0);
        buffer.append(c);
        return buffer.toString();
    }
}
