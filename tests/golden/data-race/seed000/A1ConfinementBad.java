// A.1: main calls doHandleMessage past the lock, while eight listeners hold it.
// run: scan --only data-race
// expect: data-race field=A1ConfinementBad$Handler.stateA
class A1ConfinementBad {
	static class Handler {
		private int stateA;
		static final Handler theInstance = new Handler();
		private Handler() { stateA = 0; }
		public synchronized void handleMessage(Object message) {
			stateA++;
			doHandleMessage();
		}
		void doHandleMessage() {
			method1();
			method2();
		}
		void method1() { int localState = stateA; }
		void method2() {
			int localState = stateA;
			stateA++;
			localState = stateA;
		}
		public static Handler getInstance() { return theInstance; }
	}
	static class SocketListener implements Runnable {
		public void run() {
			while (true)
				Handler.getInstance().handleMessage(receive());
		}
		private Object receive() { return new Object(); }
	}
	public static void main(String[] args) {
		Thread[] listeners = new Thread[8];
		for (int i = 0; i < 8; i++) {
			listeners[i] = new Thread(new SocketListener());
			listeners[i].start();
		}
		Handler.getInstance().doHandleMessage();
	}
}
