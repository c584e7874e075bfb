// run: scan --only atomicity --library
// expect: atomicity
// BlobUploader.upload is synchronized, but store.exists and store.write (interface BlobStore, LockedStore locks itself per call) are two steps on a store shared by several uploaders; a blob written by another uploader in between is overwritten.
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

public class BlobUploader {

    public interface BlobStore {
        boolean exists(String key);
        void write(String key, byte[] data);
        byte[] read(String key);
    }

    public static class LockedStore implements BlobStore {
        private final Map<String, byte[]> blobs = new HashMap<>();

        @Override
        public synchronized boolean exists(String key) {
            return blobs.containsKey(key);
        }

        @Override
        public synchronized void write(String key, byte[] data) {
            blobs.put(key, data.clone());
        }

        @Override
        public synchronized byte[] read(String key) {
            byte[] b = blobs.get(key);
            return b == null ? null : b.clone();
        }
    }

    public static final class DuplicateException extends RuntimeException {
        DuplicateException(String key) { super(key + " exists"); }
    }

    private final BlobStore store;
    private long bytes;

    private BlobUploader(BlobStore store) {
        this.store = Objects.requireNonNull(store);
    }

    public static BlobUploader to(LockedStore store) {
        return new BlobUploader(store);
    }

    /** keys are write-once */
    public synchronized void upload(String key, byte[] data) {
        if (store.exists(key)) {
            throw new DuplicateException(key);
        }
        store.write(key, data);
        bytes += data.length;
    }

    public synchronized long uploadedBytes() {
        return bytes;
    }
}
// corpus: unseen
