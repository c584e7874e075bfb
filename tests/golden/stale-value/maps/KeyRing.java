// run: scan --library --only stale-value
// expect: stale-value
// key() tests the reference for null and sets it in a second step; two callers get different keys and one is lost
import java.security.SecureRandom;
import java.util.concurrent.atomic.AtomicReference;

public class KeyRing {
    private final AtomicReference<byte[]> secret = new AtomicReference<>();
    private final int bits;

    public KeyRing(int bits) {
        if (bits % 8 != 0) {
            throw new IllegalArgumentException("bits must be a multiple of 8");
        }
        this.bits = bits;
    }

    public byte[] key() {
        byte[] k = secret.get();
        if (k == null) {
            k = generate();
            secret.set(k);
        }
        return k.clone();
    }

    private byte[] generate() {
        byte[] k = new byte[bits / 8];
        new SecureRandom().nextBytes(k);
        return k;
    }
}
// corpus: unseen14
