// run: scan --only lock-order
// expect: lock-order
// Class initialisation deadlock: JsonCodec.<clinit> registers itself in CodecTable while CodecTable.<clinit> touches JsonCodec.INSTANCE; two threads that initialise the two classes first in opposite order block each other.
package codec;

import java.util.HashMap;
import java.util.Map;

interface Codec {
    String name();
    String encode(Object o);
}

final class CodecTable {
    private static final Map<String, Codec> TABLE = new HashMap<>();
    static final Codec DEFAULT;

    static {
        TABLE.put("plain", new PlainCodec());
        DEFAULT = JsonCodec.INSTANCE;
    }

    private CodecTable() { }

    static void register(Codec c) {
        synchronized (TABLE) {
            TABLE.put(c.name(), c);
        }
    }

    static Codec byName(String name) {
        synchronized (TABLE) {
            return TABLE.getOrDefault(name, DEFAULT);
        }
    }
}

final class PlainCodec implements Codec {
    public String name() { return "plain"; }
    public String encode(Object o) { return String.valueOf(o); }
}

final class JsonCodec implements Codec {
    static final JsonCodec INSTANCE = new JsonCodec();

    static {
        CodecTable.register(INSTANCE);
    }

    private JsonCodec() { }

    public String name() { return "json"; }

    public String encode(Object o) {
        if (o == null) {
            return "null";
        }
        if (o instanceof Number || o instanceof Boolean) {
            return o.toString();
        }
        return '"' + o.toString().replace("\"", "\\\"") + '"';
    }

    static String quick(Object o) {
        return INSTANCE.encode(o);
    }
}

public class CodecInit {
    public static void main(String[] args) throws InterruptedException {
        Thread http = new Thread(() -> System.out.println(CodecTable.byName("plain").encode(42)), "http");
        Thread audit = new Thread(() -> System.out.println(JsonCodec.quick("started")), "audit");
        http.start();
        audit.start();
        http.join();
        audit.join();
    }
}
// corpus: unseen
