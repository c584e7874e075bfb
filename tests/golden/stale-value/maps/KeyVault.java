// run: scan --library --only stale-value
// expect: none
// the volatile field is looked at first without the lock, and again under it before the key is made
import java.security.SecureRandom;

public class KeyVault {
    private final Object lock = new Object();
    private final int bits;
    private volatile byte[] secret;

    public KeyVault(int bits) {
        if (bits % 8 != 0) {
            throw new IllegalArgumentException("bits must be a multiple of 8");
        }
        this.bits = bits;
    }

    public byte[] key() {
        byte[] k = secret;
        if (k == null) {
            synchronized (lock) {
                k = secret;
                if (k == null) {
                    k = generate();
                    secret = k;
                }
            }
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
