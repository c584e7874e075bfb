// run: scan --only lock-order
// expect: lock-order
// Session, consumer and transport close a cycle of three: close goes session to consumer, dispatch consumer to transport, failure transport to session.
import java.util.ArrayList;
import java.util.List;

public class SessionConsumerTransport {
	public interface Transport {
		void oneway(String command);
		void onException(Exception e);
	}

	public interface TransportListener {
		void failed(Exception e);
	}

	public static class TcpTransport implements Transport {
		private TransportListener listener;
		private int sent;

		public synchronized void setListener(TransportListener l) {
			listener = l;
		}

		@Override public synchronized void oneway(String command) {
			sent++;
		}

		@Override public synchronized void onException(Exception e) {
			if (listener != null)
				listener.failed(e);
		}
	}

	public static class Session implements TransportListener {
		private final List<Consumer> consumers = new ArrayList<>();
		private Exception cause;

		public Session(TcpTransport t) {
			t.setListener(this);
		}

		public synchronized void add(Consumer c) {
			consumers.add(c);
		}

		@Override public synchronized void failed(Exception e) {
			cause = e;
		}

		public synchronized Exception close() {
			for (Consumer c : consumers)
				c.dispose();
			return cause;
		}
	}

	public static class Consumer {
		private final Transport transport;
		private int delivered;
		private boolean closed;

		public Consumer(Transport t) {
			transport = t;
		}

		synchronized void dispose() {
			closed = true;
		}

		public synchronized void acknowledge() {
			if (!closed) {
				delivered++;
				transport.oneway("ack " + delivered);
			}
		}
	}
}
// corpus: unseen
