// run: scan --only lock-order
// expect: lock-order
// static initialisers: PayloadCodecs needs DeviceProfiles and DeviceProfiles needs PayloadCodecs; two threads that start each from one side block on the class init locks
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

class PayloadCodecs {
    private static final Map<String, Function<byte[], String>> CODECS = new HashMap<>();
    static {
        CODECS.put("raw", b -> new String(b));
        CODECS.put("len", b -> Integer.toString(b.length));
        for (String vendor : DeviceProfiles.vendors()) {
            CODECS.put(vendor, b -> vendor + ":" + b.length);
        }
    }

    static Function<byte[], String> named(String n) {
        return CODECS.get(n);
    }

    private PayloadCodecs() {}
}

class DeviceProfiles {
    private static final Map<String, Function<byte[], String>> BY_VENDOR = new HashMap<>();
    static {
        BY_VENDOR.put("acme", null);
        BY_VENDOR.put("zenith", null);
        BY_VENDOR.replaceAll((v, old) -> PayloadCodecs.named("raw"));
    }

    static Iterable<String> vendors() {
        return BY_VENDOR.keySet();
    }

    private DeviceProfiles() {}
}

public class CodecBootstrap {
    public static void main(String[] args) throws InterruptedException {
        Thread uplink = new Thread(() -> {
            Function<byte[], String> f = PayloadCodecs.named("len");
            System.out.println(f.apply(new byte[] {1, 2, 3}));
        }, "uplink");
        Thread provisioning = new Thread(() -> {
            for (String v : DeviceProfiles.vendors()) {
                System.out.println(v);
            }
        }, "provisioning");
        uplink.start();
        provisioning.start();
        uplink.join();
        provisioning.join();
    }
}
// corpus: unseen12
