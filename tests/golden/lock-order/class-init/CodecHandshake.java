// run: scan --only lock-order
// expect: none
// the default instances live in a holder class, so class initialisation only goes holder -> subclass -> superclass
import java.util.Map;

public class CodecHandshake {
    public static void main(String[] args) throws InterruptedException {
        Thread server = new Thread(() -> {
            byte[] out = new byte[16];
            System.out.println(LineCodec.named("wide").encode(1234567L, out));
        });
        Thread client = new Thread(() -> {
            byte[] out = new byte[16];
            System.out.println(new GroupCodec("client").encode(99L, out));
        });
        server.start();
        client.start();
        server.join();
        client.join();
    }
}

abstract class LineCodec {
    protected static final int SHIFT = Integer.getInteger("line.shift", 7);

    private static final class Known {
        static final LineCodec PREFERRED = new GroupCodec("packed");
        static final Map<String, LineCodec> BY_NAME =
                Map.of("packed", PREFERRED, "wide", new GroupCodec("wide"));
    }

    protected final String name;

    protected LineCodec(String name) {
        this.name = name;
    }

    static LineCodec named(String n) {
        return Known.BY_NAME.getOrDefault(n, Known.PREFERRED);
    }

    abstract int encode(long value, byte[] into);
}

class GroupCodec extends LineCodec {
    private static final int[] MASKS = new int[4];

    static {
        for (int i = 0; i < MASKS.length; i++) {
            MASKS[i] = 0x7f << (i % 4);
        }
    }

    GroupCodec(String name) {
        super(name);
    }

    @Override
    int encode(long value, byte[] into) {
        int n = 0;
        do {
            into[n++] = (byte) (value & MASKS[0]);
            value >>>= SHIFT;
        } while (value != 0);
        return n;
    }
}
// corpus: unseen11
