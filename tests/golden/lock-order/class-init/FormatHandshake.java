// run: scan --only lock-order
// expect: lock-order
// static initialiser of WireFormat creates its subclass PackedFormat; another thread initialising PackedFormat first waits for its superclass
import java.util.HashMap;
import java.util.Map;

public class FormatHandshake {
    public static void main(String[] args) throws InterruptedException {
        Thread server = new Thread(() -> {
            byte[] out = new byte[16];
            System.out.println(WireFormat.named("wide").encode(1234567L, out));
        });
        Thread client = new Thread(() -> {
            byte[] out = new byte[16];
            System.out.println(new PackedFormat("client").encode(99L, out));
        });
        server.start();
        client.start();
        server.join();
        client.join();
    }
}

abstract class WireFormat {
    private static final Map<String, WireFormat> BY_NAME = new HashMap<>();
    static final WireFormat PREFERRED = new PackedFormat("packed");

    static {
        BY_NAME.put("packed", PREFERRED);
        BY_NAME.put("wide", new PackedFormat("wide"));
    }

    protected final String name;

    protected WireFormat(String name) {
        this.name = name;
    }

    static WireFormat named(String n) {
        return BY_NAME.getOrDefault(n, PREFERRED);
    }

    abstract int encode(long value, byte[] into);
}

class PackedFormat extends WireFormat {
    private static final int[] MASKS = masks();

    PackedFormat(String name) {
        super(name);
    }

    private static int[] masks() {
        int[] m = new int[10];
        for (int i = 0; i < m.length; i++) {
            m[i] = 0x7f << (i % 4);
        }
        return m;
    }

    @Override
    int encode(long value, byte[] into) {
        int n = 0;
        do {
            into[n++] = (byte) (value & MASKS[0]);
            value >>>= 7;
        } while (value != 0);
        return n;
    }
}
// corpus: unseen11
