import com.mchange.v2.c3p0.ComboPooledDataSource;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;

/** Four threads share a pool of connections. */
public class C3p0Driver {
	public static void main(String[] args) throws Exception {
		final ComboPooledDataSource pool = new ComboPooledDataSource();
		pool.setDriverClass("org.hsqldb.jdbcDriver");
		pool.setJdbcUrl("jdbc:hsqldb:mem:x");
		pool.setMaxPoolSize(3);
		Thread[] threads = new Thread[4];
		for (int i = 0; i < threads.length; i++) {
			threads[i] = new Thread(new Runnable() {
				public void run() {
					try {
						Connection connection = pool.getConnection();
						PreparedStatement statement = connection.prepareStatement("select 1");
						ResultSet rows = statement.executeQuery();
						rows.next();
						rows.close();
						statement.close();
						connection.close();
					} catch (Exception e) {
						e.printStackTrace();
					}
				}
			});
			threads[i].start();
		}
		System.out.println(pool.getNumBusyConnections());
		for (Thread thread : threads)
			thread.join();
		pool.close();
	}
}
