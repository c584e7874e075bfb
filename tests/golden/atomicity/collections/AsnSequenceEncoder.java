// run: scan --library --only atomicity
// expect: none
// bcgit/bc-java#605 in its harmless form: the vector of encodings is made in this call and never leaves it, so its size and its elements belong to one thread
import java.util.ArrayList;
import java.util.List;
import java.util.Vector;

public class AsnSequenceEncoder {
    private final List<byte[]> emitted = new ArrayList<>();
    private int bytes;

    public synchronized byte[] encode(List<String> fields) {
        Vector<byte[]> parts = new Vector<>();
        for (String f : List.copyOf(fields)) {
            parts.add(f.getBytes());
        }
        byte[] out = new byte[bodyLength(parts) + 2];
        out[0] = 0x30;
        out[1] = (byte) (out.length - 2);
        int at = 2;
        for (int i = 0; i < parts.size(); i++) {
            byte[] p = parts.elementAt(i);
            System.arraycopy(p, 0, out, at, p.length);
            at += p.length;
        }
        emitted.add(out);
        bytes += out.length;
        return out.clone();
    }

    private static int bodyLength(Vector<byte[]> parts) {
        int n = 0;
        for (int i = 0; i < parts.size(); i++) {
            n += parts.get(i).length;
        }
        return n;
    }

    public synchronized int emittedBytes() {
        return bytes;
    }

    public synchronized String describeLast() {
        if (emitted.isEmpty()) {
            return "";
        }
        StringBuffer sb = new StringBuffer();
        for (byte b : emitted.get(emitted.size() - 1)) {
            sb.append(Integer.toHexString(b & 0xff)).append(' ');
        }
        sb.setLength(sb.length() - 1);
        return sb.toString();
    }
}
// corpus: unseen19
