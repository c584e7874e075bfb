// run: scan --library --only lock-order
// expect: lock-order
// netty/netty#1181 - wrap() holds the pending-writes list and asks for the handshake lock, the handshake failure path holds the handshake lock and drains the pending-writes list
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class TlsFrameHandler {
    private final Object handshakeLock = new Object();
    private final LinkedList<PendingWrite> pendingUnencrypted = new LinkedList<>();
    private final List<byte[]> wire = new ArrayList<>();
    private CompletableFuture<Void> handshakeFuture;
    private boolean handshaken;

    private static final class PendingWrite {
        final byte[] data;
        final CompletableFuture<Void> done = new CompletableFuture<>();

        PendingWrite(byte[] data) {
            this.data = data;
        }
    }

    /** Called from user threads. */
    public CompletableFuture<Void> write(byte[] data) {
        PendingWrite w = new PendingWrite(data);
        synchronized (pendingUnencrypted) {
            pendingUnencrypted.add(w);
        }
        wrap();
        return w.done;
    }

    private void wrap() {
        synchronized (pendingUnencrypted) {
            while (!pendingUnencrypted.isEmpty()) {
                if (!readyOrStarted()) {
                    return;
                }
                PendingWrite w = pendingUnencrypted.poll();
                wire.add(w.data);
                w.done.complete(null);
            }
        }
    }

    private boolean readyOrStarted() {
        synchronized (handshakeLock) {
            if (!handshaken && handshakeFuture == null) {
                handshakeFuture = new CompletableFuture<>();
            }
            return handshaken;
        }
    }

    /** Called from the I/O worker. */
    public void handshakeFinished() {
        synchronized (handshakeLock) {
            handshaken = true;
            if (handshakeFuture != null) {
                handshakeFuture.complete(null);
            }
        }
        wrap();
    }

    /** Called from the I/O worker when the peer went away. */
    public void channelDisconnected(Throwable cause) {
        setHandshakeFailure(cause);
    }

    private void setHandshakeFailure(Throwable cause) {
        synchronized (handshakeLock) {
            if (handshakeFuture != null) {
                handshakeFuture.completeExceptionally(cause);
                handshakeFuture = null;
            }
            handshaken = false;
            failPendingWrites(cause);
        }
    }

    private void failPendingWrites(Throwable cause) {
        synchronized (pendingUnencrypted) {
            PendingWrite w;
            while ((w = pendingUnencrypted.poll()) != null) {
                w.done.completeExceptionally(cause);
            }
        }
    }
}
// corpus: unseen18
